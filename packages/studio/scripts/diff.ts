// What came, went and changed between two commits: flows, words, pictures:  npm run studio:diff -- COMMIT [COMMIT] [--json]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { differenceBetween } from './diff/differenceBetween.ts';
import { Refused } from './diff/Refused.ts';
import { textOf } from './diff/textOf.ts';

const usage = `Prints what came (+), went (-) and changed (~) between two commits: flows, states, transitions, requirements, words and pictures.

  npm run studio:diff -- COMMIT [COMMIT] [--json]

  COMMIT  a hash, a branch, a tag, or for example HEAD~3; the second one is HEAD unless another is named
  --json  prints the difference as JSON, for programs`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [from, to = 'HEAD'] = positionals;

if (from === undefined || positionals.length > 2) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    printDifference(from, to);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function printDifference(one: string, other: string): void {
  const difference = differenceBetween(fileURLToPath(new URL('../../../', import.meta.url)), one, other);
  console.log(values.json === true ? JSON.stringify(difference, null, 2) : textOf(difference));
}
