import { routes } from '../../../flows/src/routes.ts';
import type { FlowRecord } from '../page/types.ts';

/** The flows whose screens are on the same page of the app. */
export interface Lane<Flow extends FlowRecord = FlowRecord> {
  /** The path of the page: '/login'. */
  readonly route: string;
  readonly flows: readonly Flow[];
}

/** One lane for each page that has a flow, in the order of the app's routes. */
export function lanesOf<Flow extends FlowRecord>(flows: readonly Flow[]): readonly Lane<Flow>[] {
  const order: readonly string[] = Object.values(routes);
  // Pages that no flow leads to are not among the routes; they come last.
  const place = (route: string) => (order.includes(route) ? order.indexOf(route) : order.length);
  return [...Map.groupBy(flows, ({ route }) => route)]
    .map(([route, ofRoute]) => ({ route, flows: ofRoute }))
    .toSorted((one, other) => place(one.route) - place(other.route));
}

/** The paths of the pages that a flow leads to when it ends, without their query. */
export function leadsTo({ emits }: FlowRecord): readonly string[] {
  const found = emits.flatMap(({ type }) => /\bnavigate to (\/[^?#\s]*)/.exec(type)?.[1] ?? []);
  return [...new Set(found)];
}
