import type { AnyStateMachine } from 'xstate';
import {
  type AnyCases,
  type ExploreOptions,
  edgesOf,
  explore,
  type FollowUps,
  type GraphEdge,
  nextNode,
  type Path,
  type SearchNode,
  startNode,
} from './explore.ts';
import { textOf } from './stableText.ts';
import type { Cases, Step } from './types.ts';

export interface CoverOptions extends ExploreOptions {
  /** What the paths cover: each transition, or each pair of consecutive transitions. @default 'transitions' */
  readonly goal?: 'transitions' | 'pairs';
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
  { goal = 'transitions', ...options }: CoverOptions = {},
): Path[] {
  const examples = cases as unknown as AnyCases;
  const graph = Map.groupBy(explore(machine, examples, options).edges, ({ from }) => from);
  const goalsOf = goal === 'pairs' ? pairsOf : (_: GraphEdge | null, { takes }: GraphEdge) => takes;
  const search: Search = {
    machine,
    cases: examples,
    graph,
    goalsOf,
    missing: new Set(allGoals(graph, goalsOf)),
    followUps: options.followUps,
  };
  const paths: Path[] = [];
  for (let route = routeToMissing(search, null); route.length > 0; route = routeToMissing(search, null)) {
    paths.push(...extendPath(search, route));
  }
  return paths;
}

type Graph = ReadonlyMap<string | null, readonly GraphEdge[]>;

interface Search {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  readonly graph: Graph;
  readonly followUps: FollowUps | undefined;
  /** What an edge covers after another one, or at the start. */
  readonly goalsOf: (before: GraphEdge | null, edge: GraphEdge) => readonly string[];
  readonly missing: Set<string>;
}

/** A transition after another one; a step without a transition covers nothing. */
function pairsOf(before: GraphEdge | null, { takes }: GraphEdge): readonly string[] {
  const first = before?.takes.at(-1);
  const [second] = takes;
  return first === undefined || second === undefined ? [] : [`${first} > ${second}`];
}

function allGoals(graph: Graph, goalsOf: Search['goalsOf']): readonly string[] {
  const edges = [...graph.values()].flat();
  return edges.flatMap((edge) => [
    ...goalsOf(null, edge),
    ...(graph.get(edge.to) ?? []).flatMap((next) => goalsOf(edge, next)),
  ]);
}

/** Follows a path from the start, and extends it to what is still missing. */
function extendPath(search: Search, [start, ...first]: readonly GraphEdge[]): Path[] {
  if (start === undefined) return [];
  const { missing, goalsOf } = search;
  for (const goal of goalsOf(null, start)) missing.delete(goal);
  let node = startNode(search.machine, search.cases, start.path.input);
  let before = start;
  for (let route = first; route.length > 0; route = routeToMissing(search, before)) {
    for (const edge of route) {
      const next = follow(search, node, edge);
      for (const goal of goalsOf(before, edge)) missing.delete(goal);
      // Differences that `keyOf` ignores can make a path impossible; then the path on which the edge was found is used.
      if (next === null) return [node.path, route.at(-1)?.path ?? edge.path];
      node = next;
      before = edge;
    }
  }
  return [node.path];
}

function follow(
  { machine, cases, followUps }: Search,
  node: SearchNode,
  { to, step: expectedStep, path }: GraphEdge,
): SearchNode | null {
  const edge = edgesOf(machine, cases, node).find(({ step }) => expectedStep !== null && isSame(step, expectedStep));
  const next = edge === undefined ? null : nextNode(machine, cases, node, edge, followUps);
  const isThere = next !== null && textOf(next.snapshot.value) === textOf(path.steps.at(-1)?.state);
  // The plan compares keys; what a key ignores may differ, as long as the state is the planned one.
  return isThere ? { ...next, key: to } : null;
}

/**
 * The shortest route to an edge that covers something missing, after another edge or from the start; empty if there is
 * none.
 */
function routeToMissing({ graph, goalsOf, missing }: Search, from: GraphEdge | null): GraphEdge[] {
  const known = new Set<GraphEdge | null>();
  const queue: { readonly last: GraphEdge | null; readonly route: readonly GraphEdge[] }[] = [
    { last: from, route: [] },
  ];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const edge of graph.get(node.last?.to ?? null) ?? []) {
      const route = [...node.route, edge];
      if (goalsOf(node.last, edge).some((goal) => missing.has(goal))) return route;
      if (known.has(edge)) continue;
      known.add(edge);
      queue.push({ last: edge, route });
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
