// Prints the differences between two commits in flows, texts and pictures:  npm run studio:diff -- COMMIT [COMMIT] [--json]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ComparisonError } from './diff/ComparisonError.ts';
import { differenceBetween } from './diff/differenceBetween.ts';
import { formatDifference } from './diff/formatDifference.ts';

const usage = `Prints what was added (+), removed (-) and changed (~) between two commits: flows, states, transitions, requirements, texts and pictures.

  npm run studio:diff -- COMMIT [COMMIT] [--json]

  COMMIT  a hash, a branch, a tag, or for example HEAD~3; the second one is HEAD by default
  --json  prints the difference as JSON`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [from, to = 'HEAD'] = positionals;

if (from === undefined || positionals.length > 2) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    printDifference(from, to);
  } catch (error) {
    if (!(error instanceof ComparisonError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function printDifference(one: string, other: string): void {
  const difference = differenceBetween(fileURLToPath(new URL('../../../', import.meta.url)), one, other);
  console.log(values.json === true ? JSON.stringify(difference, null, 2) : formatDifference(difference));
}
