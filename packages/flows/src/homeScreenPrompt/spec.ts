import type { Row } from '../testing/types.ts';
import type { homeScreenPromptMachine } from './machine.ts';

const second = { isIos: true, isStandalone: false, visits: 2 };
const dismiss = { send: { type: 'prompt.dismissed' } } as const;
const install = { send: { type: 'app.installed' } } as const;
const hide = { send: { type: 'page.hidden' } } as const;
const delay = { wait: 1_000 } as const;

/** The status table of the iOS home-screen prompt. */
export const homeScreenPromptSpec: readonly Row<typeof homeScreenPromptMachine>[] = [
  { id: 'PWA-2', title: 'not on the first visit', input: { ...second, visits: 1 }, steps: [], state: 'ineligible' },
  { id: 'PWA-2', title: 'not on the fourth', input: { ...second, visits: 4 }, steps: [], state: 'ineligible' },
  { id: 'PWA-2', title: 'not on other systems', input: { ...second, isIos: false }, steps: [], state: 'ineligible' },
  {
    id: 'PWA-2',
    title: 'not when opened from the home screen',
    input: { ...second, isStandalone: true },
    steps: [],
    state: 'ineligible',
  },
  {
    id: 'PWA-2',
    title: 'not when visits cannot be stored',
    input: { ...second, visits: null },
    steps: [],
    state: 'ineligible',
  },
  { id: 'PWA-2', title: 'waits on the second visit', input: second, steps: [{ wait: 999 }], state: 'waiting' },
  {
    id: 'PWA-2',
    title: 'a dismissal before it is shown does nothing',
    input: second,
    steps: [dismiss],
    state: 'waiting',
  },
  { id: 'PWA-2', title: 'shows after 1 000 ms', input: second, steps: [delay], state: 'shown' },
  {
    id: 'PWA-2',
    title: 'and on the third visit again',
    input: { ...second, visits: 3 },
    steps: [delay],
    state: 'shown',
  },
  { id: 'PWA-2', title: 'stays while the page is hidden', input: second, steps: [delay, hide], state: 'shown' },
  { id: 'PWA-2', title: 'closes when dismissed', input: second, steps: [delay, dismiss], state: 'dismissed' },
  {
    id: 'PWA-2',
    title: 'closes when the app is installed',
    input: second,
    steps: [delay, install],
    state: 'dismissed',
  },
  {
    id: 'PWA-2',
    title: 'is cancelled when the app is installed first',
    input: second,
    steps: [install],
    state: 'ineligible',
  },
  { id: 'PWA-2', title: 'is given up when the page is left first', input: second, steps: [hide], state: 'ineligible' },
];
