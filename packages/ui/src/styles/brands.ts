// The brands beside the default one, for a page that shows several by `data-brand`: a designer's, not an operator's.
import '../tokens/brand.css.ts';
