import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { FlowStory } from '../src/page/types.ts';
import { type App, distancesFrom, runs } from './app.ts';

const STORY = /^export const (\w+): Story\b/gm;
/**
 * The format that apps/web/src/stories/About.mdx requires of a description: 'State `refused`', or 'State `asking` of
 * the flow stepUp'.
 */
const STATE = /States? `(\w+)`(?: of the flow (\w+))?/g;

/** Every story whose description names the state it shows, by flow. */
export function storiesByFlow(
  app: App,
  flows: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, FlowStory[]> {
  const byFlow = new Map([...flows.keys()].map((flow): [string, FlowStory[]] => [flow, []]));
  for (const [file, text] of app) {
    if (!file.endsWith('.stories.tsx')) continue;
    const title = /title: '([^']+\/[^']+)'/.exec(text)?.[1];
    if (title === undefined) continue;
    const nearbyFlows = flowsNear(app, file, [...flows.keys()]);
    for (const [name, body] of bodiesOf(text)) {
      for (const [, state = '', named] of body.matchAll(STATE)) {
        const flow = named ?? nearbyFlows.find((each) => flows.get(each)?.has(state));
        if (flow === undefined || !flows.get(flow)?.has(state)) continue;
        const story = storyNameFromExport(name);
        byFlow.get(flow)?.push({ id: toId(title, story), name: `${title.split('/').at(-1)}: ${story}`, state });
      }
    }
  }
  return byFlow;
}

/** Each story's name with its source. */
function bodiesOf(text: string): [string, string][] {
  const starts = [...text.matchAll(STORY)];
  return starts.map((start, index) => [start[1] ?? '', text.slice(start.index, starts[index + 1]?.index)]);
}

/** The flows that a story file imports, directly or not, the closest first. */
function flowsNear(app: App, file: string, flows: readonly string[]): string[] {
  const distances = [...distancesFrom(app, file)].filter(([each]) => each !== file && !each.includes('/stories/'));
  return flows
    .map((flow) => ({
      flow,
      distance: distances.find(([each]) => runs(app, each, flow))?.[1] ?? Number.POSITIVE_INFINITY,
    }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ flow }) => flow);
}
