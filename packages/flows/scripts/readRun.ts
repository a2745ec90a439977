import { readFile } from 'node:fs/promises';
import { hasRun, parseRun, type Run, RunRefused, runFromLink } from '../src/replay/index.ts';

/**
 * Reads a recorded run.
 *
 * @param source a file with the JSON of a run, or a link with one
 * @throws RunRefused with a sentence that says why it is no run
 */
export async function readRun(source: string): Promise<Run> {
  return hasRun(source) ? runFromLink(source) : parseRun(await readJson(source));
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RunRefused('damaged', `There is no file '${file}', and it is no link with a run either.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new RunRefused('damaged', `The file '${file}' holds no JSON.`);
  }
}
