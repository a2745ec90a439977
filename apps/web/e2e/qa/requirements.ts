import { readFileSync } from 'node:fs';
import type { FlowRun } from './runFlow.ts';

/** The page of a flow in the studio, as far as it is read here. */
interface FlowRecord {
  readonly diagram: {
    readonly transitions: readonly { readonly name: string; readonly requirements: readonly string[] }[];
  };
}

const RECORDS = new URL('../../../../packages/studio/src/generated/', import.meta.url);
const records = new Map<string, FlowRecord>();

/** The requirements that a run proves in the page: those of the transitions that it drove, see docs/requirements.md. */
export function requirementsOf({ flow, taken, endedSession }: Pick<FlowRun, 'flow' | 'taken' | 'endedSession'>) {
  const { transitions } = recordOf(flow).diagram;
  const driven = transitions.filter(({ name }) => taken.has(name) || endedSession.has(name));
  return sortedIds(driven.flatMap(({ requirements }) => requirements));
}

/** All requirements of the transitions of a flow. */
export function allRequirementsOf(flow: string): readonly string[] {
  return sortedIds(recordOf(flow).diagram.transitions.flatMap(({ requirements }) => requirements));
}

/** Each id once, LOGIN-2 before LOGIN-10. */
export function sortedIds(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

function recordOf(flow: string): FlowRecord {
  const known = records.get(flow);
  if (known !== undefined) return known;
  const record = JSON.parse(readFileSync(new URL(`${flow}.gen.json`, RECORDS), 'utf8')) as FlowRecord;
  records.set(flow, record);
  return record;
}
