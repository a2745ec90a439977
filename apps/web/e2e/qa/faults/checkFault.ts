import { readFile } from 'node:fs/promises';
import type { SeededFault } from './faults.ts';

const REPOSITORY = new URL('../../../../../', import.meta.url);

/** @throws Error unless the code of the fault occurs exactly once */
export async function checkFault({ id, file, find }: Pick<SeededFault, 'id' | 'file' | 'find'>): Promise<void> {
  const text = await readFile(new URL(file, REPOSITORY), 'utf8');
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`The place of the fault ${id} is ${times} times in ${file}.`);
}
