import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QaReport, ReportedTransition } from '../../../../packages/studio/src/report/QaReport.ts';
import type { AnyFlowDriver } from './FlowDriver.ts';
import type { GuardOutcome } from './guards.ts';
import { stateName } from './Inspection.ts';
import { type JunitCase, type JunitSuite, junitOf } from './junit.ts';
import { allRequirementsOf, requirementsOf } from './requirements.ts';
import type { FlowRun } from './runFlow.ts';

/** A transition that no run drove. */
export interface Gap {
  readonly transition: string;
  /** null if it has no documented reason. */
  readonly reason: string | null;
}

/** The transitions that a run did not take, apart from those whose call ended the session. */
export function gapsOf(run: FlowRun, { exceptions = {}, events }: AnyFlowDriver): readonly Gap[] {
  return run.all
    .filter((name) => !isDriven(run, name))
    .map((transition) => ({ transition, reason: exceptions[transition] ?? reasonOfEvent(transition, events) }));
}

/** Outdated reasons: the transition was driven, or the outcome of the guard occurred. */
export function staleReasons(
  run: FlowRun,
  { exceptions = {}, guardExceptions = {} }: Pick<AnyFlowDriver, 'exceptions' | 'guardExceptions'>,
): readonly string[] {
  const missed: readonly string[] = missedOutcomes(run);
  return [
    ...Object.keys(exceptions).filter((name) => isDriven(run, name) || !run.all.includes(name)),
    ...Object.keys(guardExceptions).filter((outcome) => !missed.includes(outcome)),
  ];
}

/** The guard outcomes of a flow that did not occur in a run, for no known reason. */
export function unexplainedOutcomes(
  run: FlowRun,
  { guardExceptions = {} }: Pick<AnyFlowDriver, 'guardExceptions'>,
): readonly GuardOutcome[] {
  return missedOutcomes(run).filter((outcome) => guardExceptions[outcome] === undefined);
}

function isDriven({ taken, endedSession }: FlowRun, name: string): boolean {
  return taken.has(name) || endedSession.has(name);
}

/** The guard outcomes of a flow that did not occur in a run, e.g. `isOpen: false`. */
export function missedOutcomes({ guards, guardOutcomes }: FlowRun): readonly GuardOutcome[] {
  return guards
    .flatMap((guard): GuardOutcome[] => [`${guard}: true`, `${guard}: false`])
    .filter((outcome) => !guardOutcomes.has(outcome));
}

function reasonOfEvent(transition: string, events: AnyFlowDriver['events']): string | null {
  const eventDriver = events[transition.split(' ')[1] ?? ''];
  return eventDriver !== undefined && 'undriven' in eventDriver ? eventDriver.undriven : null;
}

/** What a report is made of. */
export interface ReportContent {
  readonly runs: readonly { readonly run: FlowRun; readonly driver: AnyFlowDriver }[];
  /** When the first flow started. */
  readonly startedAt: Date;
  /** The names of flows that are still to be driven. @default none: the report is complete */
  readonly remaining?: readonly string[];
}

/** The folder of the built page, see packages/studio/report.vite.config.ts. */
const PAGE = new URL('../../../../.cache/qa/report-page/', import.meta.url);
const PAGE_FILES = ['report.js', 'report.css'];

/**
 * Writes the page of a report. It needs no network, and shows what `writeReport` writes beside it while a run goes on.
 *
 * @returns the path of the page
 */
export async function writeReportPage(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all(PAGE_FILES.map((name) => copyFile(new URL(name, PAGE), join(folder, name))));
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Keel: flows in the browser</title>
<link rel="stylesheet" href="report.css">
<body>
<script src="data.js"></script>
<script src="report.js"></script>
</html>
`,
  );
  return page;
}

/** Writes the data of the report's page, and a JUnit XML file with the same results. */
export async function writeReport(folder: string, content: ReportContent): Promise<void> {
  const data = JSON.stringify(reportOf(content)).replaceAll('<', String.raw`\u003c`);
  // Renamed when it is complete: the page and Storybook may read it at any time, and the run may be stopped.
  await writeFile(join(folder, 'data.js.new'), `globalThis.qaReport = ${data};\n`);
  await rename(join(folder, 'data.js.new'), join(folder, 'data.js'));
  await writeFile(join(folder, 'junit.xml'), junitOf(content.runs.map(suiteOf)));
}

const SESSION_ENDED = 'a 401 ended the session, and the page was replaced before its flow received the answer';

function reportOf({ runs, startedAt, remaining = [] }: ReportContent): QaReport {
  return {
    isRunning: remaining.length > 0,
    startedAt: startedAt.toISOString(),
    remaining,
    flows: runs.map(({ run, driver }) => ({
      flow: run.flow,
      seconds: run.seconds,
      transitions: transitionsOf(run, driver),
      guards: run.guards.map((name) => ({
        name,
        wasTrue: run.guardOutcomes.has(`${name}: true`),
        wasFalse: run.guardOutcomes.has(`${name}: false`),
      })),
      requirements: requirementsOf(run),
      allRequirements: allRequirementsOf(run.flow),
      paths: run.paths.map(({ steps, failure }) => ({
        failure,
        steps: steps.map(({ value, ...step }) => ({ ...step, state: stateName(value) })),
      })),
      failures: run.failures.map(({ message, link }) => ({ message, link })),
    })),
  };
}

function transitionsOf(run: FlowRun, driver: AnyFlowDriver): readonly ReportedTransition[] {
  const gaps = new Map(gapsOf(run, driver).map(({ transition, reason }) => [transition, reason]));
  return run.all.map((name) => {
    const reason = gaps.get(name);
    if (reason === null) return { name, kind: 'missing', reason: '' };
    if (reason !== undefined) return { name, kind: 'explained', reason };
    if (run.taken.has(name)) return { name, kind: 'taken', reason: '' };
    return { name, kind: 'ended', reason: SESSION_ENDED };
  });
}

/**
 * A case for each path of a flow, and one that fails where a transition or a guard outcome neither occurred nor has a reason,
 * or has an outdated one.
 */
function suiteOf({ run, driver }: ReportContent['runs'][number]): JunitSuite {
  const missing = gapsOf(run, driver).flatMap(({ transition, reason }) => (reason === null ? [transition] : []));
  const outdated = staleReasons(run, driver);
  const outcomes = unexplainedOutcomes(run, driver);
  const details = [
    ...missing.map((name) => `not taken, for no known reason: ${name}`),
    ...outcomes.map((name) => `did not occur, for no known reason: ${name}`),
    ...outdated.map((name) => `taken, though a reason says why it is not: ${name}`),
  ];
  const passed = run.paths.length - run.failures.length;
  const cases: readonly JunitCase[] = [
    ...Array.from({ length: passed }, (_, index) => ({ name: `${run.flow}: path ${index + 1}`, failure: null })),
    ...run.failures.map(({ message, link }, index) => ({
      name: `${run.flow}: path ${passed + index + 1}`,
      failure: { message, details: link },
    })),
    {
      name: `${run.flow}: every transition and guard outcome occurs or has a reason`,
      failure: details.length === 0 ? null : { message: `${details.length} differ`, details: details.join('\n') },
    },
  ];
  return { name: run.flow, seconds: run.seconds, cases };
}
