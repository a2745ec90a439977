import { describe, expect, it } from 'vitest';
import { termOf } from './termOf.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 9, 25, 12);
const END = new Date(START + 90 * DAY_MS);

describe('the term of an investment', () => {
  it.each([
    [-1, 0, 91],
    [0, 0, 90],
    [45, 0.5, 45],
    [89.5, 89.5 / 90, 1],
    [90, 1, 0],
    [200, 1, 0],
  ])('[DASH-5] %d days after its start, %d of it has passed and %i days are left', (days, share, daysLeft) => {
    const term = termOf(START, END, START + days * DAY_MS);
    expect(term).toEqual({ start: START, end: END.getTime(), share, daysLeft });
  });

  it.each([
    ['start', [null, END, START]],
    ['end', [START, null, START]],
    ['current time', [START, END, null]],
    ['valid start', ['yesterday', END, START]],
    ['valid end', [START, 'tomorrow', START]],
    ['valid current time', [START, END, Number.NaN]],
    ['end after its start', [START, START, START]],
  ] as const)('[DASH-5] nothing is shown without its %s', (_, [start, end, now]) => {
    expect(termOf(start, end, now)).toBeNull();
  });
});
