import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENT = new URL('../../../../docs/ui-behaviour.md', import.meta.url);

/** A third of the original count (U-4). */
const GOAL = 1166;

/** The files with our own behaviour that the document lists, below `packages/ui/src`. */
function listed(): readonly URL[] {
  const [, counted = ''] = readFileSync(DOCUMENT, 'utf8').split('## How much behaviour is our own');
  return [...counted.matchAll(/`((?:components|finance)\/[^`]+)`/g)].map(
    ([, path]) => new URL(`../${path}`, import.meta.url),
  );
}

const linesOf = (file: URL) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

it("[DS-1] less than a third remains of the code that duplicated React Aria's behaviour (U-4)", () => {
  const files = listed();
  expect(files.filter((file) => !existsSync(file)).map(String)).toEqual([]);
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0);
  expect(lines).toBeGreaterThan(500);
  expect(lines).toBeLessThan(GOAL);
});
