import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../scripts/routeOf.ts';
import type { Box, DiagramState } from '../src/diagram/types.ts';
import { chartOf } from '../src/map/chartOf.ts';
import { lanesOf, leadsTo } from '../src/map/lanes.ts';
import { search } from '../src/map/search.ts';
import { storyOfState } from '../src/map/storyOfState.ts';
import type { FlowRecord } from '../src/page/types.ts';
import { unseenStates } from '../src/states/unseenStates.ts';

const folder = new URL('../src/generated/', import.meta.url);
const records = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as FlowRecord,
);

function recordOf(flow: string): FlowRecord {
  const record = records.find(({ diagram }) => diagram.flow === flow);
  if (record === undefined) throw new Error(`There is no flow ${flow}`);
  return record;
}

describe('lanes', () => {
  it('[STUDIO-5] each flow is in the lane of the page on which its stories show it', () => {
    const lanes = lanesOf(records);
    expect(lanes.flatMap(({ flows }) => flows)).toHaveLength(records.length);
    const laneOf = (flow: string) => lanes.find(({ flows }) => flows.includes(recordOf(flow)))?.route;
    expect(['login', 'resendCode', 'verifyEmail', 'sendAssets', 'session'].map(laneOf)).toEqual([
      '/login',
      '/verification',
      '/verification',
      '/send-assets',
      '/statement',
    ]);
    expect(lanes[0]?.route).toBe('/login');
    expect(lanes.at(-1)?.route).toBe('/statement');
  });

  it('[STUDIO-5] the generator fails for a stage without a path of the app', () => {
    const app = new Map([['apps/web/src/stories/stages/lamp.tsx', 'export const lampStage = { path: routes.lamp };']]);
    expect(() => routeOf(app, 'lamp')).toThrow(/^apps\/web\/src\/stories\/stages\/lamp\.tsx names no path of the app/);
  });

  it('[STUDIO-5] a flow leads to the pages that it navigates to, without their query', () => {
    expect(leadsTo(recordOf('login'))).toEqual(['/invest', '/deposit-detail', '/verification', '/signup', '/withdraw']);
    expect(leadsTo(recordOf('deposit'))).toEqual([]);
  });
});

describe.each(records)('$title on the map', (record) => {
  const { diagram } = record;
  const chart = chartOf(diagram);

  it('[STUDIO-5] each state is one node, and no node covers another', () => {
    expect(chart.nodes.map(({ id }) => id)).toEqual(diagram.states.map(({ id }) => id));
    const boxes: Box[] = [...chart.nodes, ...(chart.anyState === null ? [] : [chart.anyState])];
    const overlapping = boxes.filter((box, index) => boxes.some((other, at) => at > index && overlap(box, other)));
    expect(overlapping).toEqual([]);
    const outside = boxes.filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > chart.width || y + height > chart.height,
    );
    expect(outside).toEqual([]);
  });

  it('[STUDIO-5] each transition to another state has a line, and a line to the right ends in the next column', () => {
    const wanted = diagram.transitions
      .filter(({ source, target }) => target !== null && target !== source)
      .map(({ source, target }) => `${source} to ${target}`);
    const drawn = chart.lines.map(({ source, target }) => `${source} to ${target}`);
    expect(drawn).toEqual(expect.arrayContaining(wanted));
    const columns = [...new Set(chart.nodes.map(({ x }) => x))].toSorted((one, other) => one - other);
    const columnOf = (id: string) =>
      columns.indexOf(chart.nodes.find((node) => node.id === id)?.x ?? chart.anyState?.x ?? -1);
    expect(chart.lines.filter(({ source, target }) => columnOf(target) - columnOf(source) > 1)).toEqual([]);
  });

  it('[STUDIO-5] each state has a story or the reason why it has none', () => {
    const isGroup = ({ id }: DiagramState) => diagram.states.some(({ parent }) => parent === id);
    const [groups, leaves] = [diagram.states.filter(isGroup), diagram.states.filter((state) => !isGroup(state))];
    expect(reasonsOf(record, groups).filter((reason) => !/^A group of states: \w/.test(reason ?? ''))).toEqual([]);
    expect(reasonsOf(record, leaves)).toEqual(leaves.map(({ id }) => unseenStates[id] ?? null));
    const stories = leaves.flatMap((state) => storyOfState(record, state).story ?? []);
    expect(stories.filter(({ id }) => !id.startsWith('flows-states-'))).toEqual([]);
  });
});

function reasonsOf(record: FlowRecord, states: readonly DiagramState[]): readonly (string | null)[] {
  return states.map((state) => storyOfState(record, state).reason);
}

/** The ids of the states that are found, by flow. */
function found(query: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...search(records, query)].map(([flow, ids]) => [flow, [...ids]]));
}

describe('the search', () => {
  it('[STUDIO-5] finds a flow by its title, by its name in the code, and by its page', () => {
    expect(Object.keys(found('verify EMAIL'))).toEqual(['verifyEmail']);
    expect(found('verifyEmail')['verifyEmail']).toHaveLength(recordOf('verifyEmail').diagram.states.length);
    expect(Object.keys(found('/settings'))).toEqual(['changeCurrency', 'changeEmail', 'closeAccount']);
  });

  it('[STUDIO-5] finds states by a part of their name', () => {
    expect(found('unknownacc')).toEqual({ login: ['login.unknownAccount'] });
    expect(Object.keys(found('refused')).length).toBeGreaterThan(5);
  });

  it('[STUDIO-5] finds the states of a requirement by its id, and of several requirements by the start of their ids', () => {
    expect(found('login-5')).toEqual({ login: ['login.submitting', 'login.unknownAccount', 'login.signingUp'] });
    expect(found('WALLET-1')).not.toEqual(found('WALLET-10'));
    const ofSome = found('LOGIN-')['login'] ?? [];
    expect(ofSome).toEqual(expect.arrayContaining([...(found('LOGIN-5')['login'] ?? [])]));
    expect(found('NONE-1')).toEqual({});
  });

  it('[STUDIO-5] an empty search finds everything, an unknown text finds nothing', () => {
    expect(search(records, ' ').size).toBe(records.length);
    expect(search(records, 'no such thing').size).toBe(0);
  });
});

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
