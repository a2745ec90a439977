import { Button, Disclosure, IconButton, MinusIcon, PlusIcon } from '@keel/ui';
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './FlowDiagram.css.ts';
import { Lines } from './Lines.tsx';
import { metrics } from './metrics.ts';
import { isArrowKey, nearest } from './nearestState.ts';
import { headOf, pathThrough } from './path.ts';
import { StateBox } from './StateBox.tsx';
import { sentenceOf } from './sentences.ts';
import { idsOf, type StateValue } from './stateValue.ts';
import type { Diagram, DiagramArrow, DiagramState } from './types.ts';

export interface FlowDiagramProps {
  readonly diagram: Diagram;
  /** The current state of a running flow. @default none */
  readonly current?: StateValue;
  /** The states that it has visited. @default none */
  readonly visited?: readonly StateValue[];
  /** Names of transitions to highlight, in the notation of `allTransitions` of packages/flows. @default none */
  readonly taken?: readonly string[];
  /** The id of the selected state; its arrows are highlighted. @default none */
  readonly selected?: string | null;
  /** Called when a state is pressed. */
  readonly onSelect?: (state: DiagramState) => void;
}

/** Text of 11 px is not readable at a smaller scale, so the diagram scrolls. */
const READABLE = 0.8;
const STEP = 1.25;
const [LEAST, MOST] = [0.2, 3];

/** The size of the diagram: as large as fits but readable, as large as fits, or a factor. */
type Zoom = 'readable' | 'fit' | number;

/**
 * Draws the machine of a flow. It scrolls by wheel, touch, arrow keys or by dragging it, zooms with its buttons, with + and -,
 * or with the wheel while Ctrl is held, and can be read as a list.
 */
export function FlowDiagram({
  diagram,
  current,
  visited = [],
  taken = [],
  selected = null,
  onSelect,
}: FlowDiagramProps) {
  const viewport = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<Zoom>('readable');
  const [tabStop, setTabStop] = useState(diagram.states.find(({ isInitial }) => isInitial)?.id);
  const currentIds = idsOf(diagram, current);
  const visitedIds = new Set(visited.flatMap((value) => [...idsOf(diagram, value)]));
  const scaleBy = (factor: number) =>
    setZoom(Math.min(MOST, Math.max(LEAST, scaleOf(viewport.current, diagram) * factor)));
  useBeginAtStart(viewport, diagram);
  useShowCurrent(viewport, diagram, currentIds);
  useWheelZoom(viewport, scaleBy);
  const drag = useDragScroll(viewport);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') scaleBy(STEP);
    else if (event.key === '-') scaleBy(1 / STEP);
    else if (event.key === '0') setZoom('fit');
    else if (isArrowKey(event.key) && event.target !== event.currentTarget) {
      const from = diagram.states.find(({ id }) => id === tabStop);
      const next = from === undefined ? null : nearest(diagram.states, from, event.key);
      if (next !== null) viewport.current?.querySelector<SVGGElement>(`[data-state="${next.id}"]`)?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.root}>
      <div className={styles.toolbar}>
        <Legend />
        <fieldset className={styles.tools} aria-label="Zoom">
          <IconButton size="sm" label="Zoom out" icon={<MinusIcon />} onPress={() => scaleBy(1 / STEP)} />
          <IconButton size="sm" label="Zoom in" icon={<PlusIcon />} onPress={() => scaleBy(STEP)} />
          <Button size="sm" appearance="ghost" tone="neutral" onPress={() => setZoom('fit')}>
            Fit to width
          </Button>
          <Button size="sm" appearance="ghost" tone="neutral" onPress={() => setZoom(1)}>
            Actual size
          </Button>
        </fieldset>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the states are buttons with their own keys; these handlers scroll and zoom the whole diagram */}
      <section
        ref={viewport}
        className={styles.viewport}
        aria-label={`Diagram of ${diagram.flow}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <svg
          className={styles.drawing}
          role="presentation"
          viewBox={`0 0 ${diagram.width} ${diagram.height}`}
          style={sizeAt(zoom, diagram)}
        >
          {diagram.states.filter(isAround(diagram)).map(stateBox)}
          {diagram.arrows.map((arrow) => (
            <Arrow key={arrow.id} arrow={arrow} emphasis={emphasisOf(arrow)} />
          ))}
          {diagram.starts.map(({ x, y, target, points }) => (
            <g key={target} className={styles.arrow}>
              <path className={styles.shaft} d={pathThrough(points)} />
              <path className={styles.head} d={headOf(points)} />
              <circle className={styles.dot} cx={x} cy={y} r={metrics.start / 2} />
            </g>
          ))}
          <AnyState diagram={diagram} />
          {diagram.states.filter((state) => !isAround(diagram)(state)).map(stateBox)}
        </svg>
      </section>
      <Disclosure title="All transitions as a list">
        <ul className={styles.list}>
          {diagram.transitions.map((transition) => (
            <li key={transition.name}>
              {sentenceOf(diagram, transition)} {transition.requirements.join(', ')}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );

  function stateBox(state: DiagramState) {
    return (
      <StateBox
        key={state.id}
        diagram={diagram}
        state={state}
        isCurrent={currentIds.has(state.id)}
        isVisited={visitedIds.has(state.id)}
        isSelected={selected === state.id}
        isTabStop={tabStop === state.id}
        onFocus={() => setTabStop(state.id)}
        onSelect={() => onSelect?.(state)}
      />
    );
  }

  function emphasisOf({ id, source, target }: DiagramArrow): 'plain' | 'lit' | 'dimmed' {
    const carries = diagram.transitions.some(
      (each) => taken.includes(each.name) && `${each.source} to ${each.target}` === id,
    );
    if (carries || source === selected || target === selected) return 'lit';
    return selected === null ? 'plain' : 'dimmed';
  }
}

function Arrow({ arrow, emphasis }: { readonly arrow: DiagramArrow; readonly emphasis: 'plain' | 'lit' | 'dimmed' }) {
  const { points, label } = arrow;
  const emphasisClass = emphasis === 'lit' ? styles.isLit : emphasis === 'dimmed' ? styles.isDimmed : '';
  return (
    <g className={`${styles.arrow} ${emphasisClass}`} aria-hidden="true">
      <path className={styles.shaft} d={pathThrough(points)} />
      <path className={styles.head} d={headOf(points)} />
      <rect className={styles.plate} x={label.x} y={label.y} width={label.width} height={label.height} rx={6} />
      <Lines x={label.x + 6} y={label.y + 3} lines={label.lines} />
    </g>
  );
}

function AnyState({ diagram: { anyState } }: { readonly diagram: Diagram }) {
  if (anyState === null) return null;
  const { x, y, width, height, lines } = anyState;
  return (
    <g>
      <rect className={`${styles.box} ${styles.anyBox}`} x={x} y={y} width={width} height={height} rx={10} />
      <text className={styles.name} x={x + metrics.padding} y={y + 20}>
        in every state
      </text>
      <Lines x={x + metrics.padding} y={y + metrics.name + 4} lines={lines} />
    </g>
  );
}

/** A legend of the text colours; the texts themselves contain the same information. */
function Legend() {
  return (
    <ul className={styles.legend}>
      <li className={styles.lineTone.event}>event</li>
      <li className={styles.lineTone.answer}>port answered</li>
      <li className={styles.lineTone.failure}>port failed</li>
      <li className={styles.lineTone.delay}>after a delay</li>
      <li className={styles.lineTone.guard}>[guard]</li>
    </ul>
  );
}

function isAround({ states }: Diagram) {
  return ({ id }: DiagramState) => states.some(({ parent }) => parent === id);
}

function sizeAt(zoom: Zoom, { width }: Diagram) {
  if (typeof zoom === 'number') return { width: width * zoom, maxWidth: 'none' };
  return { width: '100%', maxWidth: width, ...(zoom === 'readable' && { minWidth: width * READABLE }) };
}

function scaleOf(viewport: HTMLElement | null, { width }: Diagram): number {
  const drawn = viewport?.querySelector('svg')?.getBoundingClientRect().width ?? width;
  return drawn / width;
}

/** If the diagram does not fit, it starts with its first state in the centre. */
function useBeginAtStart(viewport: RefObject<HTMLElement | null>, diagram: Diagram) {
  useLayoutEffect(() => {
    const element = viewport.current;
    const start = diagram.starts[0];
    if (element === null || start === undefined) return;
    element.scrollTo({ left: start.x * scaleOf(element, diagram) - element.clientWidth / 2 });
  }, [viewport, diagram]);
}

/** When the flow changes its state, the diagram scrolls the innermost current state to the centre. */
function useShowCurrent(viewport: RefObject<HTMLElement | null>, diagram: Diagram, current: ReadonlySet<string>) {
  const innermost = [...current].at(-1);
  useLayoutEffect(() => {
    const element = viewport.current;
    const state = diagram.states.find(({ id }) => id === innermost);
    if (element === null || state === undefined) return;
    const scale = scaleOf(element, diagram);
    element.scrollTo({
      left: (state.x + state.width / 2) * scale - element.clientWidth / 2,
      top: (state.y + state.height / 2) * scale - element.clientHeight / 2,
    });
  }, [viewport, diagram, innermost]);
}

/** The wheel zooms while Ctrl is pressed, as on maps; a trackpad's pinch fires the same event. */
function useWheelZoom(viewport: RefObject<HTMLElement | null>, scaleBy: (factor: number) => void) {
  const latest = useRef(scaleBy);
  useLayoutEffect(() => {
    latest.current = scaleBy;
  });
  useLayoutEffect(() => {
    const element = viewport.current;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      // React's listener is passive, so it cannot prevent the page's own zoom.
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 300));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [viewport]);
}

/** A mouse drags the diagram; touch scrolls it anyway. */
function useDragScroll(viewport: RefObject<HTMLElement | null>) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button === 0) from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      if (from.current === null || buttons === 0) return;
      viewport.current?.scrollBy(from.current.x - clientX, from.current.y - clientY);
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp: () => {
      from.current = null;
    },
  };
}
