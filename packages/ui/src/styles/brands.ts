// The brands besides the default one, for pages that show several with `data-brand`: for designers, not for operators.
import '../tokens/brand.css.ts';
