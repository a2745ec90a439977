import { nameOf } from '../diagram/sentences.ts';
import type { DiagramState } from '../diagram/types.ts';
import type { FlowRecord, FlowRow } from '../page/types.ts';

/** The ids of the found states, by the id of their flow. Flows without a found state are left out. */
export type Found = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Searches flows, states and requirement ids. If the name or path of a flow contains the text, all of its states are found;
 * otherwise the states whose name contains it, or that have the requirement. 'LOGIN-1' does not find 'LOGIN-10', but 'LOGIN-' does.
 */
export function search(flows: readonly FlowRecord[], query: string): Found {
  const words = query.trim().toLowerCase();
  const isFound = /^[a-z]+-\d*$/.test(words) ? hasRequirement(words) : hasName(words);
  return new Map(
    flows
      .map((record): [string, ReadonlySet<string>] => {
        const { flow, states } = record.diagram;
        return [flow, new Set(states.filter((state) => isFound(record, state)).map(({ id }) => id))];
      })
      .filter(([, states]) => states.size > 0),
  );
}

type Test = (record: FlowRecord, state: DiagramState) => boolean;

function hasName(words: string): Test {
  return ({ diagram, title, route }, state) =>
    [title, diagram.flow, route, nameOf(diagram, state.id)].some((name) => name.toLowerCase().includes(words));
}

function hasRequirement(id: string): Test {
  const isWhole = /\d$/.test(id);
  const isAsked = (other: string) => (isWhole ? other.toLowerCase() === id : other.toLowerCase().startsWith(id));
  return (record, state) => requirementsOf(record, state).some(isAsked);
}

/** The requirements of a state: those of the rows that end in it, and of the transitions that end or start in it. */
export function requirementsOf(record: FlowRecord, state: DiagramState): readonly string[] {
  const around = record.diagram.transitions.filter(({ source, target }) => source === state.id || target === state.id);
  return [...new Set([...rowsIn(record, state), ...around].flatMap(({ requirements }) => requirements))];
}

/** The rows of the status table that end in a state. */
export function rowsIn({ diagram, rows }: FlowRecord, state: DiagramState): readonly FlowRow[] {
  const name = nameOf(diagram, state.id);
  return rows.filter((row) => row.state === name);
}
