import { describeStep, play, type Run, runFromLink } from '@keel/flows/replay';
import type { FlowRecord } from '../page/types.ts';
import { recordOf } from '../panel/useRecord.ts';

/** A run that can be replayed in the app, read from a link. */
export interface ReadRun {
  readonly run: Run;
  /** The name of the flow as text: 'Verify email'. */
  readonly title: string;
  /** The page on which the app runs the flow. */
  readonly path: string;
  /** Each step in one line. */
  readonly steps: readonly string[];
  /** The state after the start and after each step. */
  readonly states: readonly string[];
}

/**
 * Reads a link to a run and plays it once without the app, so that each reason not to load it is known before anything happens on
 * the page.
 *
 * @throws RunRefused with a sentence for people
 */
export async function readRun(
  link: string,
  loadRecord: (flow: string) => Promise<LoadedRecord> = recordOf,
): Promise<ReadRun> {
  const run = runFromLink(link);
  const { played } = await play(run);
  const { title, route } = await loadRecord(run.flow);
  return { run, title, path: route, steps: run.steps.map(describeStep), states: played.map(({ state }) => state) };
}

type LoadedRecord = Pick<FlowRecord, 'title' | 'route'>;
