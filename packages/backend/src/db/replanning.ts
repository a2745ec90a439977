import { sqlState } from './retrying.ts';
import type { StatementNames } from './statementNames.ts';

const PLAN_OUTDATED = '0A000';

/**
 * Retries a statement under a new name if its cached plan is invalid because a newer version of Keel has changed a
 * table.
 */
export async function replanning<Result>(names: StatementNames, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (sqlState(error) !== PLAN_OUTDATED) throw error;
    names.renew();
    return run();
  }
}
