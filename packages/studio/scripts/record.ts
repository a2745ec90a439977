import type { DocumentedFlow } from '../../flows/scripts/flows.ts';
import { purposeOf } from '../../flows/scripts/purpose.ts';
import { allStates } from '../../flows/src/testing/coverage.ts';
import type { Row } from '../../flows/src/testing/types.ts';
import type { FlowEmission, FlowRecord, FlowStory } from '../src/page/types.ts';
import type { App } from './app.ts';
import { chartOf } from './chart.ts';
import { layOut } from './layOut.ts';
import { portOf, type readContract } from './ports.ts';
import { routeOf } from './routeOf.ts';
import { rowsOf } from './rowsOf.ts';
import { usesOf } from './uses.ts';

export interface Surroundings {
  readonly app: App;
  readonly contract: Awaited<ReturnType<typeof readContract>>;
  /** Stories of this flow. */
  readonly stories: readonly FlowStory[];
}

/** Everything that the page of a flow shows. */
export async function recordOf({ machine, spec }: DocumentedFlow, around: Surroundings): Promise<FlowRecord> {
  const { app, contract, stories } = around;
  const rows = spec as readonly Row[];
  const uses = usesOf(app, machine.id, stories[0]?.id ?? null);
  const users = uses.users.map(({ path }) => path);
  return {
    diagram: await layOut(chartOf(machine, await rowsOf(machine, rows))),
    title: titleOf(machine.id),
    purpose: await purposeOf(machine.id),
    route: routeOf(app, machine.id),
    source: `packages/flows/src/${machine.id}/machine.ts`,
    ports: Object.keys(machine.implementations.actors).map((port) => portOf(port, users, app, contract)),
    emits: emissionsOf(rows),
    rows: rows.map(({ id, also = [], title, state }) => ({
      requirements: [id, ...also],
      title,
      state: valueText(state),
    })),
    stories,
    ...uses,
  };
}

/** The keys of a flow's states. */
export function statesOf({ machine }: DocumentedFlow): ReadonlySet<string> {
  return new Set(allStates(machine).map(({ key }) => key));
}

/** Titles that the name of the flow does not give. */
const TITLES: Readonly<Record<string, string>> = { signup: 'Sign up' };

/** 'Verify email' for verifyEmail. */
export function titleOf(flow: string): string {
  const title = TITLES[flow];
  if (title !== undefined) return title;
  const words = flow.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The events that the rows of the status table emit, and the pages on which the flow ends. */
function emissionsOf(rows: readonly Row[]): FlowEmission[] {
  const found = new Map<string, Set<string>>();
  for (const { id, also = [], emitted = [], output } of rows) {
    const outputs = [...emitted.map(typeOf), ...(output === undefined ? [] : [`ends with ${typeOf(output)}`])];
    for (const type of outputs) found.set(type, new Set([...(found.get(type) ?? []), id, ...also]));
  }
  return [...found].map(([type, ids]) => ({ type, requirements: [...ids] }));
}

/** 'historyStale', or 'navigate to /login'. */
function typeOf(intent: unknown): string {
  if (typeof intent !== 'object' || intent === null || !('type' in intent)) return String(intent);
  return 'to' in intent && typeof intent.to === 'string'
    ? `${String(intent.type)} to ${intent.to}`
    : String(intent.type);
}

/** 'editing', or 'unlocked.open' for a state inside another. */
function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([outer, inner]) => `${outer}.${valueText(inner)}`)
    .join(', ');
}
