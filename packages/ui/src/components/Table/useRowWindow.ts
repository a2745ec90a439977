import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { type WindowPart, windowParts } from './rowWindow.ts';

/** More rows than these are drawn as they are scrolled to; up to here a browser draws them all without a pause. */
const ALL_DRAWN = 300;

/** Before the first measurement: a row of 56 px in a view of 640. */
const START = { top: 0, height: 640, estimate: 56, measured: new Map<number, number>(), kept: null, width: 0 } as const;

interface View {
  readonly top: number;
  readonly height: number;
  readonly estimate: number;
  readonly measured: ReadonlyMap<number, number>;
  readonly kept: number | null;
  /** A new width makes every height unknown again. */
  readonly width: number;
}

interface UsedRowWindow {
  /** Null where every row is drawn. */
  readonly parts: readonly WindowPart[] | null;
  /** For the body of the table. */
  readonly focus: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
}

/** The rows of a scroller that are drawn now. Each row carries its index in `data-index`. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number): UsedRowWindow {
  const isOn = count > ALL_DRAWN;
  const [view, setView] = useState<View>(START);

  useLayoutEffect(() => {
    const box = scroller.current;
    const rows = box?.querySelector('tbody');
    if (!isOn || !box || !rows) return undefined;
    const look = () => {
      const seen = see(box);
      setView((before) => merge(before, seen));
    };
    box.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(box);
    // Rows that were drawn change its height where theirs is not the estimate: they wrapped or folded into cards.
    resized.observe(rows);
    return () => {
      box.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [scroller, isOn]);

  return {
    parts: isOn ? windowParts({ ...view, count }) : null,
    focus: {
      onFocus: ({ target }) => isOn && setView((before) => ({ ...before, kept: indexOf(target) })),
      onBlur: ({ relatedTarget }) =>
        isOn && setView((before) => ({ ...before, kept: relatedTarget ? indexOf(relatedTarget) : null })),
    },
  };
}

const ROW = 'tr[data-index]';

interface Seen {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly rows: readonly (readonly [index: number, height: number])[];
}

function see(box: HTMLElement): Seen {
  const { scrollTop: top, clientHeight: height, clientWidth: width } = box;
  const rows = Array.from(
    box.querySelectorAll<HTMLElement>(ROW),
    (row) => [Number(row.dataset.index), row.getBoundingClientRect().height] as const,
  );
  return { top, height, width, rows };
}

function merge(before: View, { top, height, width, rows }: Seen): View {
  const { measured, estimate } = width === before.width ? before : START;
  const changed = rows.filter(([index, size]) => measured.get(index) !== size);
  if (changed.length === 0) {
    return top === before.top && height === before.height ? before : { ...before, top, height };
  }
  // Settled by the first rows: an estimate that moves would move every row above the view.
  const sum = rows.reduce((total, [, size]) => total + size, 0);
  return {
    ...before,
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
