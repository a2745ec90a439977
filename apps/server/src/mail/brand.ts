import type { Queryable } from '../db/Db.ts';

/** What a mail shows of the site. */
export interface Brand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
  /** An https address of an image; null shows the name. */
  readonly logo: string | null;
}

/** What the site is called until an operator says otherwise. */
export const SITE_NAME = 'Keel';
const COLOUR = '#0b5c4a';

/** The brand as the operator set it. */
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
