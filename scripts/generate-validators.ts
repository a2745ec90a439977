// Compiles the schemas of all requests into functions; with --check it only checks whether they are up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { validatorsText } from './lib/validatorsText.ts';

const PATH = 'packages/backend/src/calls/validators.gen.js';
const target = new URL(`../${PATH}`, import.meta.url);

const text = await validatorsText();
const isFresh = existsSync(target) && readFileSync(target, 'utf8') === text;

if (!process.argv.includes('--check')) {
  if (!isFresh) writeFileSync(target, text);
  console.log(isFresh ? 'The validators were fresh.' : `Wrote ${PATH}.`);
} else if (isFresh) {
  console.log('The validators are fresh.');
} else {
  console.error(`openapi.yaml has changed since ${PATH} was made. Run: node scripts/generate-validators.ts`);
  process.exitCode = 1;
}
