import { run } from '../lib/run.ts';

/** The result of a check. */
export interface Outcome {
  readonly ok: boolean;
  /** One line for the table. */
  readonly line: string;
  /** Shown below the table when the check failed. */
  readonly details?: string;
}

export interface Check {
  /** Also its name on the command line: `npm run check -- types`. */
  readonly name: string;
  /** What a pass proves. */
  readonly proves: string;
  /** How to fix a failure; CONTRIBUTING.md has the same sentence. */
  readonly repair: string;
  readonly perform: () => Promise<Outcome>;
}

/** A check that runs a command: it passes if the command exits with 0. */
export function command(program: string, ...args: readonly string[]): () => Promise<Outcome> {
  return async () => {
    const { ok, output } = await run(program, args);
    return { ok, line: ok ? 'clean' : 'failed', details: output };
  };
}

/** A check that returns findings: it passes if there are none. */
export function findings(list: readonly string[], clean: string, kind: string): Outcome {
  return list.length === 0
    ? { ok: true, line: clean }
    : { ok: false, line: `${list.length} ${kind}`, details: list.join('\n') };
}
