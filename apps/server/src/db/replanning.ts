import { sqlState } from './retrying.ts';
import type { StatementNames } from './statementNames.ts';

const PLAN_OUTDATED = '0A000';

/** Runs again, under other names, what failed only because a newer version of Keel has changed a table under this one. */
export async function replanning<Result>(names: StatementNames, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (sqlState(error) !== PLAN_OUTDATED) throw error;
    names.renew();
    return run();
  }
}
