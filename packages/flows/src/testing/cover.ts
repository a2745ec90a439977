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
  /** What the paths cover: each transition, or also each pair of consecutive transitions. @default 'transitions' */
  readonly goal?: 'transitions' | 'pairs';
  /** Whether a path should have only one of these steps, e.g. because they use something up; none by default. */
  readonly isOnce?: (step: Step) => boolean;
  /** A path with so many steps is not extended any more. @default none is too long */
  readonly maxSteps?: number;
}

/**
 * The few paths that take every transition that a screen can drive: for browsers, where all generated paths would take
 * too long.
 *
 * Each path goes on to the nearest transition that is still missing, for as long as one is in reach. So a flow that
 * always comes back needs one long path for each of its starts, and a flow that ends needs one for each of its ends.
 * A last step (`canEnd`) is added to a path where nothing else is missing, for transitions that nothing else takes.
 */
export function edgeCover<Machine extends AnyStateMachine>(
  machine: Machine,
  cases: Cases<Machine>,
  { goal = 'transitions', isOnce = () => false, maxSteps = Number.POSITIVE_INFINITY, ...options }: CoverOptions = {},
): Path[] {
  const examples = cases as unknown as AnyCases;
  const { edges } = explore(machine, examples, options);
  const [lasting, last] = [edges.filter(({ isLast }) => !isLast), edges.filter(({ isLast }) => isLast)];
  const graph = Map.groupBy(lasting, ({ from }) => from);
  const goalsOf = (before: GraphEdge | null, edge: GraphEdge) =>
    goal === 'pairs' ? [...edge.takes, ...pairsOf(before, edge)] : edge.takes;
  const goals = new Set(allGoals(graph, goalsOf));
  const search: Search = {
    machine,
    cases: examples,
    graph,
    goalsOf,
    missing: goals,
    last: Map.groupBy(last, ({ from }) => from),
    missingLast: new Set(last.flatMap(({ takes }) => takes.filter((name) => !goals.has(name)))),
    followUps: options.followUps,
    canDrive: options.canDrive,
    isOnce,
    maxSteps,
  };
  const paths: Path[] = [];
  for (let route = nextRoute(search, null); isStarted(route); route = nextRoute(search, null)) {
    paths.push(extendPath(search, route));
  }
  return paths;
}

type Graph = ReadonlyMap<string | null, readonly GraphEdge[]>;

interface Search {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  readonly graph: Graph;
  readonly followUps: FollowUps | undefined;
  readonly canDrive: ExploreOptions['canDrive'];
  readonly isOnce: (step: Step) => boolean;
  readonly maxSteps: number;
  /** The goals that an edge covers after another edge, or at the start (null). */
  readonly goalsOf: (before: GraphEdge | null, edge: GraphEdge) => readonly string[];
  readonly missing: Set<string>;
  /** The edges after which nothing can follow, by their start. */
  readonly last: Graph;
  /** The transitions that only those edges take and no path takes yet. */
  readonly missingLast: Set<string>;
}

/** The pair of the last transition of an edge and the first one of the next; empty if one of them takes no transition. */
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

/** A route that begins with a start. */
type Started = readonly [start: GraphEdge, ...GraphEdge[]];

function isStarted(route: readonly GraphEdge[]): route is Started {
  return route.length > 0;
}

/** Follows a path from the start, and extends it to what is still missing. */
function extendPath(search: Search, [start, ...first]: Started): Path {
  const { machine, cases, followUps } = search;
  let node = startNode(machine, cases, start.path.input, followUps);
  let before = start;
  cover(search, [start]);
  const impossible = new Set<GraphEdge>();
  const beyondStart = first.length > 0 ? first : nextRoute(search, start);
  for (let route = beyondStart; route.length > 0; route = nextRoute(search, before, impossible)) {
    // Another path takes what is still missing; the first route of a path always covers something.
    if (route !== first && isComplete(search, node.path, route)) break;
    const followed = followRoute(search, node, route);
    if ('end' in followed) {
      cover(search, [before, ...route]);
      node = followed.end;
      before = route.at(-1) ?? before;
    } else if (route === first) return pathToEnd(search, [start, ...route]);
    else impossible.add(followed.impossible);
  }
  return node.path;
}

/** Removes what a route covers from what is missing. */
function cover({ missing, missingLast, goalsOf }: Search, route: readonly GraphEdge[]): void {
  for (const [index, edge] of route.entries()) {
    for (const goal of goalsOf(route[index - 1] ?? null, edge)) missing.delete(goal);
    for (const name of edge.isLast ? edge.takes : []) missingLast.delete(name);
  }
}

/**
 * The node at the end of a route, or the first edge that is not possible from here. An edge was found on one path; on
 * another path to the same key it may be impossible, because of differences that `keyOf` ignores.
 */
function followRoute(
  search: Search,
  start: SearchNode,
  route: readonly GraphEdge[],
): { readonly end: SearchNode } | { readonly impossible: GraphEdge } {
  let end = start;
  for (const edge of route) {
    const next = follow(search, end, edge);
    if (next === null) return { impossible: edge };
    end = next;
  }
  return { end };
}

/** Whether a path has `maxSteps` steps, or the route would add a second `isOnce` step. */
function isComplete({ isOnce, maxSteps }: Search, { steps }: Path, route: readonly GraphEdge[]): boolean {
  const isOnceIn = ({ step }: { readonly step: Step | null }) => step !== null && isOnce(step);
  const repeats = route.some(isOnceIn) && [...steps, ...route].filter(isOnceIn).length > 1;
  return repeats || steps.length >= maxSteps;
}

/**
 * A path to the last edge of a route: the path on which the edge before it was found, with the last edge added if that is
 * possible, otherwise the path on which the last edge was found.
 */
function pathToEnd(search: Search, route: readonly GraphEdge[]): Path {
  const [before, edge] = route.slice(-2) as [GraphEdge, GraphEdge];
  // The pair counts as covered even if this path does not take it: no other path is tried.
  cover(search, [before, edge]);
  return follow(search, before.end, edge)?.path ?? edge.path;
}

function follow(
  { machine, cases, followUps, canDrive = () => true }: Search,
  node: SearchNode,
  { to, step: expectedStep, path, isLast }: GraphEdge,
): SearchNode | null {
  if (expectedStep === null || !(isLast || canDrive(expectedStep, node.snapshot))) return null;
  const edge = edgesOf(machine, cases, node).find(({ step }) => isSame(step, expectedStep));
  const next = edge === undefined ? null : nextNode(machine, cases, node, edge, followUps);
  const isThere = next !== null && textOf(next.snapshot.value) === textOf(path.steps.at(-1)?.state);
  // The path was planned by keys. What a key ignores may differ here, but the state must be the planned one.
  return isThere ? { ...next, key: to } : null;
}

/** The shortest route to something missing; to a last edge only where nothing else is missing. */
function nextRoute(
  search: Search,
  from: GraphEdge | null,
  impossible: ReadonlySet<GraphEdge> = new Set(),
): GraphEdge[] {
  if (from?.isLast === true) return [];
  const { missing, missingLast, goalsOf, last } = search;
  const possible = (graph: Graph, before: GraphEdge | null) =>
    (graph.get(before?.to ?? null) ?? []).filter((edge) => !impossible.has(edge));
  const nextOf = (before: GraphEdge | null) => possible(search.graph, before);
  const route = routeTo(nextOf, from, (before) =>
    nextOf(before).find((edge) => goalsOf(before, edge).some((goal) => missing.has(goal))),
  );
  if (route.length > 0) return route;
  return routeTo(nextOf, from, (before) =>
    before === null
      ? undefined
      : possible(last, before).find(({ takes }) => takes.some((name) => missingLast.has(name))),
  );
}

/**
 * The shortest route that ends with an edge returned by `wanted`, which receives the edge before it, or null at the start;
 * empty if there is none.
 */
function routeTo(
  nextOf: (before: GraphEdge | null) => readonly GraphEdge[],
  from: GraphEdge | null,
  wanted: (before: GraphEdge | null) => GraphEdge | undefined,
): GraphEdge[] {
  const known = new Set<GraphEdge>();
  const queue: { readonly last: GraphEdge | null; readonly route: readonly GraphEdge[] }[] = [
    { last: from, route: [] },
  ];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    const found = wanted(node.last);
    if (found !== undefined) return [...node.route, found];
    for (const edge of nextOf(node.last)) {
      if (known.has(edge)) continue;
      known.add(edge);
      queue.push({ last: edge, route: [...node.route, edge] });
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
