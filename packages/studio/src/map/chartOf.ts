import { widthOfName } from '../diagram/metrics.ts';
import { nameOf } from '../diagram/sentences.ts';
import type { Box, Diagram, DiagramState } from '../diagram/types.ts';

/** A state on the map. */
export interface MapNode extends Box {
  readonly id: string;
  readonly state: DiagramState;
}

/** All transitions that lead from one state to another, as one line. */
export interface MapLine {
  /** The id of a state, or of the flow if every state accepts the transition. */
  readonly source: string;
  readonly target: string;
  /** The data of an SVG path. */
  readonly shaft: string;
  readonly head: string;
}

/** A flow on the map: only names and lines, so that all flows fit on one page. Positions are px. */
export interface MapChart {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly MapNode[];
  readonly lines: readonly MapLine[];
  /** The box at which transitions begin that every state accepts and that lead to another state; null if there are none. */
  readonly anyState: Box | null;
}

const NODE_HEIGHT = 60;
const LEAST_WIDTH = 168;
const GAP = { across: 72, down: 18 };
const MARGIN = 8;

/**
 * Places the states of a flow in columns: the column of a state is the number of transitions needed to reach it. So a line to the
 * right always ends in the next column, and only lines to the left can pass behind states.
 */
export function chartOf(diagram: Diagram): MapChart {
  const links = linksOf(diagram);
  const columns = columnsOf(diagram, links);
  const width = Math.max(LEAST_WIDTH, ...diagram.states.map(({ id }) => widthOfName(nameOf(diagram, id)) + 36));
  const rows = Math.max(...columns.map(({ length }) => length));
  const height = rows * NODE_HEIGHT + (rows - 1) * GAP.down + 2 * MARGIN;
  const boxes = new Map(
    columns.flatMap((ids, column) => {
      const taken = ids.length * NODE_HEIGHT + (ids.length - 1) * GAP.down;
      return ids.map((id, row): [string, Box] => [
        id,
        {
          x: MARGIN + column * (width + GAP.across),
          y: (height - taken) / 2 + row * (NODE_HEIGHT + GAP.down),
          width,
          height: NODE_HEIGHT,
        },
      ]);
    }),
  );
  return {
    width: columns.length * (width + GAP.across) - GAP.across + 2 * MARGIN + ROOM_FOR_LOOPS,
    height,
    nodes: diagram.states.flatMap((state) => {
      const box = boxes.get(state.id);
      return box === undefined ? [] : [{ ...box, id: state.id, state }];
    }),
    lines: links.flatMap(([source, target]) => {
      const [from, to] = [boxes.get(source), boxes.get(target)];
      return from === undefined || to === undefined ? [] : [{ source, target, ...lineBetween(from, to) }];
    }),
    anyState: boxes.get(diagram.flow) ?? null,
  };
}

type Link = readonly [source: string, target: string];

/** From each state to those that its transitions lead to, and from a group of states to its initial state. */
function linksOf({ states, transitions }: Diagram): readonly Link[] {
  const found = new Map<string, Link>();
  for (const { source, target } of transitions) {
    if (target !== null && target !== source) found.set(`${source} to ${target}`, [source, target]);
  }
  for (const { id, parent, isInitial } of states) {
    if (isInitial && parent !== null) found.set(`${parent} to ${id}`, [parent, id]);
  }
  return [...found.values()];
}

/** The ids of the states by column, each column sorted so that few lines cross. */
function columnsOf({ flow, states }: Diagram, links: readonly Link[]): readonly (readonly string[])[] {
  const starts = states.filter(({ isInitial, parent }) => isInitial && parent === null).map(({ id }) => id);
  const isAccepted = links.some(([source]) => source === flow);
  const columns: string[][] = [];
  const placed = new Set<string>();
  let column = [...starts, ...(isAccepted ? [flow] : [])];
  while (column.length > 0) {
    for (const id of column) placed.add(id);
    columns.push(column);
    const before = column;
    const reached = states.filter(
      ({ id }) => !placed.has(id) && links.some(([source, target]) => target === id && before.includes(source)),
    );
    column = inOrderOf(before, reached, links);
  }
  // States that no transition leads to, such as a group whose inner states are entered directly.
  const left = states.filter(({ id }) => !placed.has(id)).map(({ id }) => id);
  if (left.length > 0) columns[0] = [...(columns[0] ?? []), ...left];
  return columns;
}

/** Sorted by the average row of the states in the previous column that lead to each. */
function inOrderOf(before: readonly string[], states: readonly DiagramState[], links: readonly Link[]): string[] {
  const middle = (id: string) => {
    const rows = links.filter(([, target]) => target === id).map(([source]) => before.indexOf(source));
    const known = rows.filter((row) => row >= 0);
    return known.reduce((sum, row) => sum + row, 0) / known.length;
  };
  return states
    .map(({ id }) => ({ id, middle: middle(id) }))
    .toSorted((one, other) => one.middle - other.middle)
    .map(({ id }) => id);
}

/** How far a line between two states of the same column extends to the right. */
const ROOM_FOR_LOOPS = 40;

/** A curve that leaves and arrives horizontally. Lines to the left start and end lower than lines to the right, so that both are visible. */
function lineBetween(from: Box, to: Box): { readonly shaft: string; readonly head: string } {
  if (to.x > from.x) {
    const [start, end] = [point(from, 1, 0.4), point(to, 0, 0.4)];
    const bend = GAP.across / 2;
    return {
      shaft: `M${start.x} ${start.y} C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`,
      head: headAt(end, 1),
    };
  }
  const isBack = to.x < from.x;
  const start = point(from, isBack ? 0 : 1, 0.75);
  const end = point(to, 1, isBack ? 0.75 : 0.25);
  const [leave, arrive] = isBack ? [-GAP.across / 2, GAP.across / 2] : [ROOM_FOR_LOOPS, ROOM_FOR_LOOPS];
  return {
    shaft: `M${start.x} ${start.y} C${start.x + leave} ${start.y} ${end.x + arrive} ${end.y} ${end.x} ${end.y}`,
    head: headAt(end, -1),
  };
}

/** The point at a fraction of the width and of the height of a box. */
function point({ x, y, width, height }: Box, across: number, down: number): { readonly x: number; readonly y: number } {
  return { x: x + across * width, y: y + down * height };
}

function headAt({ x, y }: { readonly x: number; readonly y: number }, direction: 1 | -1): string {
  return `M${x} ${y} l${-7 * direction} -4 v8 z`;
}
