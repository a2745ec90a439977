import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { type WindowPart, windowParts } from './rowWindow.ts';

/** Tables with more rows are virtualized; up to this number a browser renders all rows without a noticeable delay. */
const MAX_UNWINDOWED_ROWS = 300;

/** Before the first measurement: a row of 56 px in a view of 640. */
const INITIAL_VIEW = {
  top: 0,
  height: 640,
  estimate: 56,
  measured: new Map<number, number>(),
  focusedIndex: null,
  width: 0,
} as const;

interface View {
  readonly top: number;
  readonly height: number;
  readonly estimate: number;
  readonly measured: ReadonlyMap<number, number>;
  readonly focusedIndex: number | null;
  /** A new width invalidates every measured height. */
  readonly width: number;
}

interface UsedRowWindow {
  /** null if every row is rendered. */
  readonly parts: readonly WindowPart[] | null;
  /** Handlers for the table. */
  readonly focus: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
}

/** The currently rendered rows of a scroll container. Each row has its index in `data-index`. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number): UsedRowWindow {
  const isOn = count > MAX_UNWINDOWED_ROWS;
  const [view, setView] = useState<View>(INITIAL_VIEW);

  useLayoutEffect(() => {
    const box = scroller.current;
    const rows = box?.querySelector('table');
    if (!isOn || !box || !rows) return undefined;
    const update = () => {
      const viewport = measureViewport(box);
      setView((previous) => merge(previous, viewport));
    };
    box.addEventListener('scroll', update, { passive: true });
    const resized = new ResizeObserver(update);
    resized.observe(box);
    // Rendered rows change the total height if theirs differ from the estimate, because they wrap or become cards.
    resized.observe(rows);
    return () => {
      box.removeEventListener('scroll', update);
      resized.disconnect();
    };
  }, [scroller, isOn]);

  return {
    parts: isOn ? windowParts({ ...view, count }) : null,
    focus: {
      onFocus: ({ target }) => isOn && setView((previous) => ({ ...previous, focusedIndex: indexOf(target) })),
      onBlur: ({ relatedTarget }) =>
        isOn && setView((previous) => ({ ...previous, focusedIndex: relatedTarget ? indexOf(relatedTarget) : null })),
    },
  };
}

const ROW = 'tr[data-index]';

interface Viewport {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly rows: readonly (readonly [index: number, height: number])[];
}

function measureViewport(box: HTMLElement): Viewport {
  const { scrollTop: top, clientHeight: height, clientWidth: width } = box;
  const rows = Array.from(
    box.querySelectorAll<HTMLElement>(ROW),
    (row) => [Number(row.dataset.index), heightOf(row)] as const,
  );
  return { top, height, width, rows };
}

/** The height of a row, with the heading of its group if it is the first of it. */
function heightOf(row: HTMLElement): number {
  const before = row.previousElementSibling;
  const heading = before instanceof HTMLElement && before.dataset.heading !== undefined ? before : null;
  return row.getBoundingClientRect().height + (heading?.getBoundingClientRect().height ?? 0);
}

function merge(previous: View, { top, height, width, rows }: Viewport): View {
  const { measured, estimate } = width === previous.width ? previous : INITIAL_VIEW;
  const changed = rows.filter(([index, size]) => measured.get(index) !== size);
  if (changed.length === 0) {
    return top === previous.top && height === previous.height ? previous : { ...previous, top, height };
  }
  // Fixed by the first rows: a changing estimate would move every row above the visible ones.
  const sum = rows.reduce((total, [, size]) => total + size, 0);
  return {
    ...previous,
    top,
    height,
    width,
    measured: new Map([...measured, ...changed]),
    estimate: measured.size === 0 ? sum / rows.length : estimate,
  };
}

function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
  return row ? Number(row.dataset.index) : null;
}
