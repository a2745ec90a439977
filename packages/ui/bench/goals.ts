import type { Bytes, Entry } from './build.ts';
import { FIGURES, type LoadTimes, type Sample } from './measure.ts';

type Figure = (typeof FIGURES)[number];

/**
 * The goal of our page as a multiple of plain React in the same run; a figure without one is only shown. Goals steer no design
 * and fail nothing (docs/decisions/0059-benchmarks-report-only.md).
 */
const RATIOS: Partial<Readonly<Record<Figure, number>>> = {
  mount: 1.45,
  sort: 1.2,
  picker: 1.6,
  type: 1.5,
  modal: 1.2,
  toast: 1.7,
};

/** The goal of our page in the unit of the figure, whatever plain React needs: a key that changes nothing is drawn within a frame. */
const MAXIMUMS: Partial<Readonly<Record<Figure, number>>> = { 'neutral key': 20, heap: 4.5 };

/** The goal in kB after gzip of the whole page, JS and CSS, and of its CSS alone. */
const BYTES = { page: 175, css: 10 };

const UNIT: Partial<Readonly<Record<Figure, string>>> = { heap: ' MB', nodes: '' };

/** The medians of all rounds and loads as a table for a terminal: each figure, its ratio to plain React, the goal. */
export function report(
  samples: Readonly<Record<Entry, readonly (Sample | LoadTimes)[]>>,
  bytes: Readonly<Record<Entry, Bytes>>,
): string {
  const of = (entry: Entry, figure: Figure) =>
    median(samples[entry].flatMap((sample: Partial<Sample>) => sample[figure] ?? []));
  const rows = FIGURES.map((figure) => {
    const unit = UNIT[figure] ?? ' ms';
    const show = (value: number) => `${value.toFixed(unit === ' MB' ? 1 : 0)}${unit}`;
    const [ours, aria, plain] = [of('keel', figure), of('aria', figure), of('plain', figure)];
    const times = (value: number) => `${(value / plain).toFixed(2)} x`;
    const [ratio, maximum] = [RATIOS[figure], MAXIMUMS[figure]];
    const [goal, isReached] =
      maximum !== undefined
        ? [`${maximum}${unit}`, ours <= maximum]
        : ratio !== undefined
          ? [`${ratio.toFixed(2)} x`, ours / plain <= ratio]
          : ['', null];
    return [
      figure,
      show(plain),
      `${show(ours)} ${times(ours)}`,
      `${show(aria)} ${times(aria)}`,
      goal,
      isReached === null ? '' : verdict(isReached),
    ];
  });
  const weights = [['JS + CSS', page, BYTES.page] as const, ['CSS', ({ css }: Bytes) => css, BYTES.css] as const].map(
    ([name, weigh, goal]) => [
      name,
      kB(weigh(bytes.plain)),
      `${kB(weigh(bytes.keel))} ${(weigh(bytes.keel) / weigh(bytes.plain)).toFixed(2)} x`,
      `${kB(weigh(bytes.aria))} ${(weigh(bytes.aria) / weigh(bytes.plain)).toFixed(2)} x`,
      kB(goal),
      verdict(weigh(bytes.keel) <= goal),
    ],
  );
  return table([['', 'plain React', 'ours', 'React Aria alone', 'goal of ours', ''], ...rows, ...weights]);
}

const page = ({ js, css }: Bytes) => js + css;
const kB = (value: number) => `${value.toFixed(1)} kB`;
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'missed');

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
