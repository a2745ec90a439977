import type { Brand } from './brand.ts';
import { keel } from './brands/keel.ts';
import { tide } from './brands/tide.ts';

/** The brand whose accent the themes include. */
export const DEFAULT_BRAND = keel;

/** Brands that override it for elements with their `data-brand`. */
export const OTHER_BRANDS = { tide } as const satisfies Record<string, Brand>;

/** All brands of the repository, by id. */
export const BRANDS = { keel, ...OTHER_BRANDS } as const satisfies Record<string, Brand>;

export type BrandId = keyof typeof BRANDS;
