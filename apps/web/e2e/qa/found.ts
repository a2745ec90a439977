import { readdir, readFile } from 'node:fs/promises';
import { flowVersionOf, loadFlow, parseRun, type Run, stepsOfRun, writeRun } from '@keel/flows/replay';
import { type Path, textOf } from '@keel/flows/testing';
import type { AnyFlowDriver } from './FlowDriver.ts';

/** A run that failed once, in the folder `found`; docs/qa-faults.md says what was wrong. */
export interface FoundRun {
  /** The name of its file. */
  readonly name: string;
  readonly run: Run;
  readonly path: Path;
}

const FOLDER = new URL('found/', import.meta.url);

/** The runs that failed once. */
export const foundRuns: readonly FoundRun[] = await readFoundRuns();

/** @throws RunRefused if one of them is damaged, or is no longer possible in its flow */
async function readFoundRuns(): Promise<readonly FoundRun[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const recorded = parseRun(JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')));
      // The flow may have changed since; the run only has to be still possible.
      const run = { ...recorded, flowVersion: flowVersionOf((await loadFlow(recorded.flow)).machine) };
      return { name, run, path: await stepsOfRun(run) };
    }),
  );
}

/** Paths of a flow, with the runs of it that failed once and that no path contains. */
export function withFoundRuns(driver: AnyFlowDriver, paths: readonly Path[]): Path[] {
  const texts = paths.map((path) => textsOf(driver, path));
  const isContained = (found: Path) => {
    const { input, steps } = textsOf(driver, found);
    return texts.some((each) => each.input === input && each.steps.includes(steps));
  };
  const ofFlow = foundRuns.filter(({ run }) => run.flow === driver.machine.id).map(({ path }) => path);
  return [...paths, ...ofFlow.filter((path) => !isContained(path))];
}

/** The input and the steps of a path as texts. */
function textsOf({ machine, cases }: AnyFlowDriver, { input, steps }: Path) {
  const { steps: written } = writeRun(
    { machine, cases: cases as never },
    input,
    steps.map(({ step }) => step),
  );
  return { input: textOf(input), steps: written.map((step) => `${textOf(step)}\n`).join('') };
}
