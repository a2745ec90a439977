import type { QaReport, ReportedFlow } from '../../src/report/QaReport.ts';
import { type Figure, share } from './Figure.ts';

const SOURCE = 'npm run qa';

/** The figures of the last run of `npm run qa`, from its report; null if there is none. */
export function qaFigures(
  report: QaReport | null,
  requirementsOf: (flow: string, transition: string) => readonly string[],
): readonly Figure[] {
  if (report === null) return [{ name: 'last run', value: 'none', source: `${SOURCE} writes .cache/qa/report` }];
  const { flows, startedAt, isRunning } = report;
  const transitions = flows.flatMap((flow) => flow.transitions);
  const driven = transitions.filter(({ kind }) => kind === 'taken' || kind === 'ended');
  const explained = transitions.filter(({ kind }) => kind === 'explained');
  const outcomes = flows.flatMap(({ guards }) => guards).flatMap(({ wasTrue, wasFalse }) => [wasTrue, wasFalse]);
  const requirements = new Set(
    flows.flatMap((flow) => drivenIn(flow).flatMap((name) => requirementsOf(flow.flow, name))),
  );
  const pairs = new Set(flows.flatMap((flow) => pairsIn(flow)));
  const paths = flows.flatMap((flow) => flow.paths);
  const failures = flows.flatMap((flow) => flow.failures);
  const day = startedAt.slice(0, 16).replace('T', ' ');
  return [
    {
      name: 'last run',
      value: day,
      source: `UTC, ${flows.length} ${flows.length === 1 ? 'flow' : 'flows'}${isRunning ? ', not at its end' : ''}`,
    },
    { name: 'transitions driven', value: share(driven.length, transitions.length), source: SOURCE },
    {
      name: 'transitions with a reason',
      value: share(explained.length, transitions.length),
      source: `${SOURCE} -- --gaps`,
    },
    { name: 'outcomes of guards', value: share(outcomes.filter(Boolean).length, outcomes.length), source: SOURCE },
    {
      name: 'pairs of transitions',
      value: String(pairs.size),
      source: `${SOURCE} -- --cover pairs drives all that are possible`,
    },
    {
      name: 'requirements of these transitions',
      value: String(requirements.size),
      source: 'the status tables of the flows',
    },
    { name: 'paths', value: String(paths.length), source: `${paths.flatMap(({ steps }) => steps).length} steps` },
    {
      name: 'failures',
      value: String(failures.length),
      source: failures.length === 0 ? '' : '.cache/qa/report/index.html',
    },
  ];
}

function drivenIn({ transitions }: ReportedFlow): readonly string[] {
  return transitions.filter(({ kind }) => kind === 'taken' || kind === 'ended').map(({ name }) => name);
}

/** The transitions that were taken one directly after the other. */
function pairsIn({ paths }: ReportedFlow): readonly string[] {
  return paths.flatMap(({ steps, failure }) => {
    const taken = (failure === null ? steps : steps.slice(0, -1)).flatMap((step) => step.taken);
    return taken.slice(1).map((second, index) => `${taken[index]} > ${second}`);
  });
}
