import { type Run, RunRefused, stepsOfRun } from '@keel/flows/replay';
import type { Path } from '@keel/flows/testing';
import { readRun } from '../../../../packages/flows/scripts/readRun.ts';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { drivers } from './flows.ts';

/** A recorded run that can be driven. */
export interface ReplayedRun {
  readonly driver: AnyFlowDriver;
  readonly path: Path;
}

/**
 * Reads a recorded run for its driver.
 *
 * @param source a file or a link
 * @throws RunRefused with a sentence if it cannot be driven: it is damaged, holds a secret, or its flow has changed
 */
export async function readReplayed(source: string): Promise<ReplayedRun> {
  return replayedOf(await readRun(source));
}

/** The path of a run. @throws RunRefused if it cannot be driven */
export async function replayedOf(run: Run): Promise<ReplayedRun> {
  const path = await stepsOfRun(run);
  const driver = drivers[run.flow];
  if (driver === undefined) throw new RunRefused('unknownFlow', `The flow '${run.flow}' is not driven.`);
  return { driver, path };
}
