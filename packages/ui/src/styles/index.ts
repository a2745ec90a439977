import './layers.css.ts';
import './reset.css.ts';
import '../tokens/white.css.ts';
import '../tokens/black.css.ts';
import '../tokens/scale.css.ts';
import '../tokens/brand.css.ts';
import './font.css.ts';
import './base.css.ts';
