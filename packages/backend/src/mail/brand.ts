import type { Queryable } from '../db/Db.ts';

/** The branding of mails. */
export interface Brand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
  /** An https address of an image; null shows the name instead. */
  readonly logo: string | null;
}

/** The default name of the site. */
export const SITE_NAME = 'Keel';
const COLOUR = '#0b5c4a';

/** The branding as set by the operator. */
export async function readBrand(db: Queryable): Promise<Brand> {
  const rows = await db.query<{ key: string; value: string }>(
    "SELECT key, value FROM settings WHERE key IN ('site.name', 'site.colour', 'site.logo')",
  );
  const set = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return {
    name: set['site.name'] ?? SITE_NAME,
    colour: set['site.colour'] ?? COLOUR,
    logo: set['site.logo'] ?? null,
  };
}
