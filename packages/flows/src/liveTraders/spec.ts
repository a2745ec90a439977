import type { Row } from '../testing/types.ts';
import type { liveTradersMachine } from './machine.ts';

const persisted = (...counts: number[]) => counts.map((count) => ({ type: 'persistCount', count }) as const);
const input = { start: 100 };

/** The status table of the sample counter. */
export const liveTradersSpec: readonly Row<typeof liveTradersMachine>[] = [
  { id: 'DASH-4', title: 'starts from the stored value', input, steps: [], state: 'counting', context: { count: 100 } },
  {
    id: 'DASH-4',
    title: 'starts from 0 when the stored value is not a count',
    input: { start: Number.NaN },
    steps: [],
    state: 'counting',
    context: { count: 0 },
  },
  {
    id: 'DASH-4',
    title: 'stays unchanged for a second and a half',
    input,
    steps: [{ wait: 1_499 }],
    state: 'counting',
    context: { count: 100 },
  },
  {
    id: 'DASH-4',
    title: 'then grows by 5 repeatedly, and is stored',
    input,
    steps: [{ wait: 1_500 }, { wait: 1_500 }, { wait: 1_500 }],
    state: 'counting',
    context: { count: 115 },
    emitted: persisted(105, 110, 115),
  },
  {
    id: 'DASH-4',
    title: 'stops while the page is hidden',
    input,
    steps: [{ wait: 1_500 }, { send: { type: 'hidden' } }, { wait: 60_000 }],
    state: 'paused',
    context: { count: 105 },
    emitted: persisted(105),
  },
  {
    id: 'DASH-4',
    title: 'continues when it is visible again',
    input,
    steps: [{ send: { type: 'hidden' } }, { send: { type: 'visible' } }, { wait: 1_500 }],
    state: 'counting',
    context: { count: 105 },
    emitted: persisted(105),
  },
  {
    id: 'DASH-4',
    title: 'takes the higher value of another tab',
    input,
    steps: [{ send: { type: 'storageChanged', count: 400 } }, { wait: 1_500 }],
    state: 'counting',
    context: { count: 405 },
    emitted: persisted(405),
  },
  {
    id: 'DASH-4',
    title: 'ignores a lower or invalid value from another tab',
    input,
    steps: [{ send: { type: 'storageChanged', count: 50 } }, { send: { type: 'storageChanged', count: Number.NaN } }],
    state: 'counting',
    context: { count: 100 },
  },
  {
    id: 'DASH-4',
    title: 'another tab does not resume a hidden one',
    input,
    steps: [{ send: { type: 'hidden' } }, { send: { type: 'storageChanged', count: 400 } }],
    state: 'paused',
    context: { count: 400 },
  },
];
