import { run } from '../lib/run.ts';
import type { Outcome } from './outcome.ts';

const DIST = 'packages/ui/dist';

/** Builds packages/ui as it is published and runs publint and are-the-types-wrong on it. */
export async function checkUiPackage(): Promise<Outcome> {
  const steps = [
    ['npm', 'run', '-s', 'build', '-w', 'packages/ui'],
    ['publint', DIST, '--strict'],
    // It does not support style sheets; packages are ES modules only, so the results for CommonJS do not count.
    ['attw', '--pack', DIST, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css', '--no-emoji'],
  ] as const;
  for (const [program, ...args] of steps) {
    const { ok, output } = await run(program, args);
    if (!ok) return { ok, line: `${program} failed`, details: output };
  }
  return { ok: true, line: 'publint and are-the-types-wrong find nothing' };
}
