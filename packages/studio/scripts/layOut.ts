import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { metrics, widthOfName, widthOfNote, widthOfTags, widthOfText } from '../src/diagram/metrics.ts';
import type { Box, Diagram, DiagramLine, DiagramState, DiagramTransition, Point } from '../src/diagram/types.ts';
import type { Chart, ChartState } from './chart.ts';
import { linesOf, portLine } from './lines.ts';

// A CommonJS module: its types have the class as a member.
const ELK = elk.default;
const ANY = '(any state)';
const startOf = (id: string) => `(start) ${id}`;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.thoroughness': '12',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'false',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '10',
  'elk.spacing.labelNode': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
} as const;

/** Strategies for choosing the arrows that lead back up. Which one is best depends on the machine. */
const CYCLE_BREAKING = ['MODEL_ORDER', 'GREEDY_MODEL_ORDER', 'DEPTH_FIRST'] as const;

/**
 * Computes the positions of the states and arrows of a flow, from top to bottom; of several layouts the best is used.
 */
export async function layOut(chart: Chart): Promise<Diagram> {
  const layouts: Diagram[] = [];
  for (const strategy of CYCLE_BREAKING) layouts.push(await layOutBy(strategy, chart));
  return layouts.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
}

/** A penalty for unreadable layouts: long arrows, a wide chart, and a first state that is not at the top. */
function costOf({ arrows, starts, width, height }: Diagram): number {
  const length = arrows.reduce((sum, { points }) => sum + lengthOf(points), 0);
  const isUpsideDown = (starts[0]?.y ?? 0) > height / 4;
  return (length + 4 * width) * (isUpsideDown ? 2 : 1);
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, { x, y }, index) => {
    const before = points[index] ?? { x, y };
    return sum + Math.abs(x - before.x) + Math.abs(y - before.y);
  }, 0);
}

async function layOutBy(strategy: (typeof CYCLE_BREAKING)[number], chart: Chart): Promise<Diagram> {
  const drawn = arrowsOf(chart);
  const elkGraph: ElkNode = {
    id: chart.flow,
    layoutOptions: { ...OPTIONS, 'elk.layered.cycleBreaking.strategy': strategy },
    children: [...anyNode(chart), ...nodesIn(chart, null)],
    edges: [...startEdges(chart), ...drawn.map(edgeOf)],
  };
  const graph = await new ELK().layout(elkGraph);
  const boxes = boxesIn(graph);
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const boxOf = (id: string): Box => {
    const box = boxes.get(id);
    if (box === undefined) throw new Error(`The layout of ${chart.flow} lacks ${id}`);
    return box;
  };
  const anyLines = anyLinesOf(chart);
  return {
    flow: chart.flow,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: chart.states.map(
      (state): DiagramState => ({ ...state, ...boxOf(state.id), lines: boxLines(chart, state) }),
    ),
    transitions: chart.transitions,
    arrows: drawn.map(({ id, source, target, lines }) => ({
      id,
      source,
      target,
      points: pointsOf(edges.get(id)),
      label: { ...labelOf(edges.get(id)), lines },
    })),
    starts: chart.states
      .filter(({ isInitial }) => isInitial)
      .map(({ id }) => {
        const { x, y } = boxOf(startOf(id));
        return {
          x: x + metrics.start / 2,
          y: y + metrics.start / 2,
          target: id,
          points: pointsOf(edges.get(startOf(id))),
        };
      }),
    anyState: anyLines === null ? null : { ...boxOf(ANY), lines: anyLines },
  };
}

interface Drawn {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly lines: readonly DiagramLine[];
}

/** Whether a transition is shown as a line in its state's box, because it stays in the state. */
function isInternal({ source, target }: DiagramTransition): boolean {
  return target === null || source === target;
}

function arrowsOf({ transitions, flow }: Chart): Drawn[] {
  const leaving = transitions.filter((each) => !isInternal(each));
  const groups = Map.groupBy(leaving, ({ source, target }) => `${source} to ${target}`);
  return [...groups].map(([id, group]) => ({
    id,
    source: group[0]?.source === flow ? ANY : (group[0]?.source ?? ''),
    target: group[0]?.target ?? '',
    lines: linesOf(group),
  }));
}

function boxLines({ transitions }: Chart, { id, ports }: ChartState): DiagramLine[] {
  return [...ports.map(portLine), ...linesOf(transitions.filter((each) => each.source === id && isInternal(each)))];
}

/** null if no transition is accepted in every state. */
function anyLinesOf({ transitions, flow }: Chart): DiagramLine[] | null {
  const rootTransitions = transitions.filter(({ source }) => source === flow);
  return rootTransitions.length === 0 ? null : linesOf(rootTransitions.filter(isInternal));
}

function anyNode(chart: Chart): ElkNode[] {
  const lines = anyLinesOf(chart);
  return lines === null ? [] : [{ id: ANY, ...sizeOf('in every state', [], lines) }];
}

function nodesIn(chart: Chart, parent: string | null): ElkNode[] {
  return chart.states
    .filter((state) => state.parent === parent)
    .flatMap((state) => {
      const start: ElkNode[] = state.isInitial
        ? [{ id: startOf(state.id), width: metrics.start, height: metrics.start }]
        : [];
      const lines = boxLines(chart, state);
      const size = sizeOf(state.key, state.tags, lines);
      const children = nodesIn(chart, state.id);
      if (children.length === 0) return [...start, { id: state.id, ...size }];
      return [
        ...start,
        {
          id: state.id,
          children,
          layoutOptions: {
            'elk.padding': `[top=${size.height + 12},left=16,bottom=16,right=16]`,
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
          },
        },
      ];
    });
}

function startEdges({ states }: Chart): ElkExtendedEdge[] {
  return states
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: startOf(id), sources: [startOf(id)], targets: [id] }));
}

function edgeOf({ id, source, target, lines }: Drawn): ElkExtendedEdge {
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [
      {
        text: id,
        width: Math.ceil(widthOfLines(lines)) + 12,
        height: lines.length * metrics.line + 6,
        layoutOptions: { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' },
      },
    ],
  };
}

function sizeOf(name: string, tags: readonly string[], lines: readonly DiagramLine[]) {
  const width = Math.max(widthOfName(name) + widthOfTags(tags), widthOfLines(lines), metrics.minWidth);
  const body = lines.length === 0 ? 0 : lines.length * metrics.line + metrics.padding;
  return { width: Math.ceil(width + 2 * metrics.padding), height: metrics.name + body };
}

function widthOfLines(lines: readonly DiagramLine[]): number {
  return Math.max(
    0,
    ...lines.map(
      ({ kind, text, note }) =>
        (kind === 'guard' ? metrics.indent : 0) +
        widthOfText(text) +
        (note === '' ? 0 : metrics.noteGap + widthOfNote(note)),
    ),
  );
}

function boxesIn(node: ElkNode): Map<string, Box> {
  return new Map(
    (node.children ?? []).flatMap((child): [string, Box][] => [
      [child.id, { x: px(child.x), y: px(child.y), width: px(child.width), height: px(child.height) }],
      ...boxesIn(child),
    ]),
  );
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  const section = edge?.sections?.[0];
  if (section === undefined) throw new Error(`The layout left out the arrow ${edge?.id}`);
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({
    x: px(x),
    y: px(y),
  }));
}

function labelOf(edge: ElkExtendedEdge | undefined): Box {
  const label = edge?.labels?.[0];
  return { x: px(label?.x), y: px(label?.y), width: px(label?.width), height: px(label?.height) };
}

/** Rounded to half a px, which is invisible, so that the stored files are the same on every machine. */
function px(value: number | undefined): number {
  return Math.round((value ?? 0) * 2) / 2;
}
