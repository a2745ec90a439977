export type { Brand, BrandAccent } from '../tokens/brand.ts';
export { BrandError, type LowContrast } from './BrandError.ts';
export { brandCss } from './brandCss.ts';
export { type BrandOptions, type CreatedBrand, createBrand } from './createBrand.ts';
