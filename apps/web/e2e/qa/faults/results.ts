import { readFile, writeFile } from 'node:fs/promises';

/** The result of a seeded fault when it was last tried. */
export interface FaultResult {
  /** The day, e.g. 2026-11-28. */
  readonly triedOn: string;
  readonly isNoticed: boolean;
}

/** The results of the faults that were tried, by id. */
export type FaultResults = Readonly<Record<string, FaultResult>>;

const FILE = new URL('results.json', import.meta.url);

export async function readResults(): Promise<FaultResults> {
  return JSON.parse(await readFile(FILE, 'utf8')) as FaultResults;
}

/** Stores the result of a fault that was tried today. */
export async function saveResult(id: string, isNoticed: boolean): Promise<void> {
  const triedOn = new Date().toISOString().slice(0, 10);
  const results = Object.entries({ ...(await readResults()), [id]: { triedOn, isNoticed } });
  const sorted = Object.fromEntries(results.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
