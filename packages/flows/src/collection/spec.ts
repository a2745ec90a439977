import { TransportFailure, Unauthorized } from '../reply.ts';
import { noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { collectionMachine } from './machine.ts';
import { loadFailures } from './messages.ts';

type LoadStep = Step<typeof collectionMachine>;
type LoadRow = Row<typeof collectionMachine>;

const input = { failureText: loadFailures.plans };
const rows = ['old'];
const newer = ['new', 'old'];
const load = (data: readonly string[]): LoadStep => ({ answer: 'load', with: success(data, true) });
const refresh: LoadStep = { send: { type: 'refresh.requested' } };
const dismiss: LoadStep = { send: { type: 'message.dismissed' } };
const failureText = 'Failed to fetch plans';

const refused: readonly (readonly [string, string, LoadStep, string])[] = [
  [
    'DASH-8',
    'bool false shows the server’s message',
    { answer: 'load', with: { ...refusal(200), text: 'Closed' } },
    'Closed',
  ],
  ['ERR-1', '404 shows the response text', { answer: 'load', with: refusal(404) }, 'words of 404'],
  ['ERR-1', '300 shows the response text', { answer: 'load', with: refusal(300) }, 'words of 300'],
  [
    'DASH-8',
    'a refusal without a message shows the list’s own message',
    { answer: 'load', with: refusal(500, '') },
    failureText,
  ],
  [
    'DASH-8',
    'an answer of the wrong shape shows the list’s own message',
    { answer: 'load', with: { ...success(rows), body: null, text: 'ok' } },
    failureText,
  ],
  ['DASH-8', 'no network shows the list’s own message', { fail: 'load', with: new TransportFailure() }, failureText],
  ['DASH-8', 'no answer within 20 seconds shows the list’s own message', { wait: 20_000 }, failureText],
];

/** The status table of loading data for a page. */
export const collectionSpec: readonly LoadRow[] = [
  {
    id: 'DASH-8',
    title: 'loads immediately',
    input,
    steps: [],
    state: 'loading',
    context: { data: null, fetchedAt: null, message: '' },
    calls: { load: [undefined] },
  },
  {
    id: 'DASH-7',
    title: 'shows the rows and when they were loaded',
    input,
    steps: [load(rows)],
    state: 'ready',
    context: { data: rows, fetchedAt: noon, message: '' },
  },
  ...refused.flatMap(([id, title, step, message]): LoadRow[] => [
    { id, title, input, steps: [step], state: 'failed', context: { data: null, message } },
    {
      id,
      title: `while refreshing, ${title} and keeps the old rows`,
      input,
      steps: [load(rows), refresh, step],
      state: 'failed',
      context: { data: rows, message },
    },
  ]),
  {
    id: 'ERR-2',
    title: 'a revoked token is reported by the session: no modal',
    input,
    steps: [{ fail: 'load', with: new Unauthorized() }],
    state: 'missing',
    context: { message: '' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token while refreshing: no modal, old rows',
    input,
    steps: [load(rows), refresh, { fail: 'load', with: new Unauthorized() }],
    state: 'ready',
    context: { data: rows, message: '' },
  },
  {
    id: 'DASH-8',
    title: 'after a dismissed first failure nothing is shown',
    input,
    steps: [{ wait: 20_000 }, dismiss],
    state: 'missing',
    context: { data: null, message: '' },
  },
  {
    id: 'DASH-8',
    title: 'loading can be tried again',
    input,
    steps: [{ wait: 20_000 }, dismiss, refresh],
    state: 'loading',
    calls: { load: [undefined, undefined] },
  },
  {
    id: 'DASH-8',
    title: 'after a dismissed failure to refresh the old rows stay',
    input,
    steps: [load(rows), refresh, { wait: 20_000 }, dismiss],
    state: 'ready',
    context: { data: rows, message: '' },
  },
  {
    id: 'DEP-4',
    title: 'a refresh keeps the old rows until the new ones arrive',
    input,
    steps: [load(rows), refresh],
    state: 'refreshing',
    context: { data: rows },
    calls: { load: [undefined, undefined] },
  },
  {
    id: 'PUSH-6',
    title: 'a change during a refresh restarts it, since its answer may be older than the change',
    input,
    steps: [load(rows), refresh, refresh, load(newer)],
    state: 'ready',
    context: { data: newer },
    calls: { load: [undefined, undefined, undefined] },
  },
  {
    id: 'PUSH-6',
    title: 'a change during the first load restarts it',
    input,
    steps: [refresh, load(newer)],
    state: 'ready',
    context: { data: newer },
    calls: { load: [undefined, undefined] },
  },
  {
    id: 'PUSH-6',
    title: 'a restarted load has its own 20 seconds',
    input,
    steps: [{ wait: 15_000 }, refresh, { wait: 15_000 }],
    state: 'loading',
    calls: { load: [undefined, undefined] },
  },
  {
    id: 'DEP-4',
    title: 'a refresh shows the new rows',
    input,
    steps: [load(rows), refresh, load(newer)],
    state: 'ready',
    context: { data: newer },
  },
];
