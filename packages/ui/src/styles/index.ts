import './layers.css.ts';
import './reset.css.ts';
import '../tokens/themes.css.ts';
import '../tokens/scale.css.ts';
import './font.css.ts';
import './base.css.ts';
