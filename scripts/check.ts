// Runs all static checks of the repository:  npm run check [-- types lint ...]
import { styleText } from 'node:util';
import { CHECKS } from './checks/checks.ts';
import type { Check, Outcome } from './checks/outcome.ts';
import { inSeconds } from './lib/run.ts';

/** The number of checks that run in parallel; several of them use all cores themselves. */
const AT_ONCE = 2;

const names = process.argv.slice(2);
const unknown = names.filter((name) => CHECKS.every((check) => check.name !== name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${CHECKS.map((check) => check.name).join(', ')}`);
  process.exit(2);
}

const queue = CHECKS.filter((check) => names.length === 0 || names.includes(check.name));
const width = Math.max(...queue.map((check) => check.name.length));
const started = performance.now();
const failed: (Outcome & { readonly check: Check })[] = [];
const waiting = queue.values();
await Promise.all(Array.from({ length: AT_ONCE }, work));

for (const { check, details } of failed) {
  console.error(`\n${styleText('bold', check.name)}\n${details ?? ''}\nHow to fix: ${check.repair}`);
}
const seconds = inSeconds((performance.now() - started) / 1000);
console.log(`\n${queue.length - failed.length} checks passed, ${failed.length} failed in ${seconds}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Takes from the shared iterator until it is empty. */
async function work() {
  for (const check of waiting) {
    const begun = performance.now();
    const outcome = await check.perform().catch((error: unknown): Outcome => {
      return {
        ok: false,
        line: 'could not run',
        details: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    });
    const took = inSeconds((performance.now() - begun) / 1000).padStart(7);
    const mark = outcome.ok ? styleText('green', '✓') : styleText('red', '✗');
    console.log(`${mark} ${check.name.padEnd(width)} ${took}  ${outcome.line}`);
    if (!outcome.ok) failed.push({ ...outcome, check });
  }
}
