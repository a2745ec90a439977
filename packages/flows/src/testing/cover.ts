import type { AnyStateMachine } from 'xstate';
import {
  type AnyCases,
  edgesOf,
  explore,
  type GraphEdge,
  nextPlace,
  type Path,
  type Place,
  startPlace,
} from './explore.ts';
import { textOf } from './same.ts';
import type { Cases, Step } from './types.ts';

export interface CoverOptions {
  /** Whether the screen, and the server behind it, can be made to do this step; every step unless given. */
  readonly canDrive?: (step: Step) => boolean;
}

/**
 * The few paths that take every transition that a screen can drive: for browsers, where all generated paths would take
 * too long.
 *
 * Each path goes on to the nearest transition that is still missing, for as long as one is in reach. So a flow that
 * always comes back needs one long path for each of its starts, and a flow that ends needs one for each of its ends.
 */
export function edgeCover<Machine extends AnyStateMachine>(
  machine: Machine,
  cases: Cases<Machine>,
  { canDrive = () => true }: CoverOptions = {},
): Path[] {
  const examples = cases as unknown as AnyCases;
  const edges = explore(machine, examples).edges.filter(({ path }) => path.steps.every(({ step }) => canDrive(step)));
  const graph = Map.groupBy(edges, ({ from }) => from);
  const missing = new Set(edges.flatMap(({ takes }) => takes));
  const paths: Path[] = [];
  for (let route = pathToMissing(graph, null, missing); route.length > 0; route = pathToMissing(graph, null, missing)) {
    paths.push(...extendPath(machine, examples, graph, missing, route));
  }
  return paths;
}

type Graph = ReadonlyMap<string | null, readonly GraphEdge[]>;

/** Follows a way from the start, and ever another one to what is still missing. */
function extendPath(
  machine: AnyStateMachine,
  cases: AnyCases,
  graph: Graph,
  missing: Set<string>,
  [start, ...first]: readonly GraphEdge[],
): Path[] {
  if (start === undefined) return [];
  for (const transition of start.takes) missing.delete(transition);
  let place = startPlace(machine, cases, start.path.input);
  for (let route = first; route.length > 0; route = pathToMissing(graph, place.key, missing)) {
    for (const edge of route) {
      const next = follow(machine, cases, place, edge);
      for (const transition of edge.takes) missing.delete(transition);
      // What `keyOf` leaves out can close a way; then the path on which the edge was found is known to be open.
      if (next === null) return [place.path, route.at(-1)?.path ?? edge.path];
      place = next;
    }
  }
  return [place.path];
}

function follow(machine: AnyStateMachine, cases: AnyCases, place: Place, { to, path }: GraphEdge): Place | null {
  const wanted = path.steps.at(-1)?.step;
  const edge = edgesOf(machine, cases, place).find(({ step }) => wanted !== undefined && isSame(step, wanted));
  const next = edge === undefined ? null : nextPlace(machine, cases, place, edge);
  const isThere = next !== null && textOf(next.snapshot.value) === textOf(path.steps.at(-1)?.state);
  // A plan thinks in keys; what a key leaves out may differ, as long as the state is the one it thinks of.
  return isThere ? { ...next, key: to } : null;
}

/** The shortest way to an edge that takes something missing; empty when there is none. */
function pathToMissing(graph: Graph, from: string | null, missing: ReadonlySet<string>): GraphEdge[] {
  const known = new Set([from]);
  const queue: { readonly at: string | null; readonly route: readonly GraphEdge[] }[] = [{ at: from, route: [] }];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    for (const edge of graph.get(place.at) ?? []) {
      const route = [...place.route, edge];
      if (edge.takes.some((transition) => missing.has(transition))) return route;
      if (known.has(edge.to)) continue;
      known.add(edge.to);
      queue.push({ at: edge.to, route: route });
    }
  }
  return [];
}

function isSame(one: Step, other: Step): boolean {
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, value], index) => {
      return theirs[index]?.[0] === key && theirs[index][1] === value;
    })
  );
}
