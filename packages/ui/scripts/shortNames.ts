import { readdirSync } from 'node:fs';

const folder = new URL('../', import.meta.url);

/** Every style sheet of the package, in an order that is the same on every machine. */
const sheets = readdirSync(new URL('src', folder), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .toSorted();

interface Named {
  /** What vanilla-extract would call it: a hash of the file, and the count within the file in base 36. */
  readonly hash: string;
  /** From the root of the build. */
  readonly filePath: string;
  /** What it is called in its style sheet. */
  readonly debugId?: string | undefined;
}

/**
 * The `identifiers` of vanilla-extract's plugin for an app. Built, a class is called after the place of its style sheet,
 * 'CB3': the hash of a path says nothing and does not compress. In development it has its own name before the hash.
 */
export function shortNames({ hash, filePath, debugId }: Named): string {
  const place = sheets.findIndex((sheet) => filePath.endsWith(sheet));
  // Vite sets it once it knows what it does, so it is asked for late.
  if (place < 0 || process.env.NODE_ENV !== 'production') return `${debugId ?? ''}_${hash}`;
  return `${letters(place)}${countOf(hash, filePath)}`;
}

/** 'A' to 'Z', then 'AA' and on. The count that follows has small letters and digits only. */
function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}

const hashes = new Map<string, string>();

/** What stands behind the hash of the file: the first name of a file counts 0, one digit. */
function countOf(hash: string, filePath: string): string {
  const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, ofFile);
  return hash.slice(ofFile.length);
}
