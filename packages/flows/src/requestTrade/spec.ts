import { TransportFailure, Unauthorized } from '../reply.ts';
import { adaId, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { requestTradeMachine } from './machine.ts';

type TradeStep = Step<typeof requestTradeMachine>;
type TradeRow = Row<typeof requestTradeMachine>;

const input = { user: adaId };
const open: TradeStep = { send: { type: 'opened' } };
const close: TradeStep = { send: { type: 'closed' } };
const submit: TradeStep = { send: { type: 'submitted' } };
const dismiss: TradeStep = { send: { type: 'message.dismissed' } };
const write = (note: string): TradeStep => ({ send: { type: 'note.changed', note } });
const written: readonly TradeStep[] = [open, write(' BTC/USD, please\ncall me ')];
const submitted: readonly TradeStep[] = [...written, submit];
const call = { user: adaId, note: 'BTC/USD, please\ncall me' };
const unsentNote = { note: ' BTC/USD, please\ncall me ' };

/** The status table of requesting a trade. */
export const requestTradeSpec: readonly TradeRow[] = [
  { id: 'PROF-3', title: 'starts closed', input, steps: [], state: 'closed', context: { note: '', message: '' } },
  {
    id: 'ERR-2',
    title: 'starts with the note that was typed when the session ended',
    input: { ...input, note: 'BTC' },
    steps: [],
    state: 'closed',
    context: { note: 'BTC' },
  },
  { id: 'PROF-3', title: 'opens', input, steps: [open], state: 'writing', calls: { requestTrade: [] } },
  {
    id: 'PROF-3',
    title: 'closes, and keeps what was typed for the next time',
    input,
    steps: [...written, close],
    state: 'closed',
    context: unsentNote,
    calls: { requestTrade: [] },
  },
  {
    id: 'PROF-3',
    title: 'the note is sent without surrounding blanks, once, even with repeated presses',
    input,
    steps: [...submitted, submit, submit],
    state: 'sending',
    calls: { requestTrade: [call] },
  },
  {
    id: 'PROF-3',
    title: 'without a note the request is sent without one',
    input,
    steps: [open, write('  '), submit],
    state: 'sending',
    calls: { requestTrade: [{ user: adaId }] },
  },
  {
    id: 'PROF-3',
    title: 'a note that is too long is not sent',
    input,
    steps: [open, write('x'.repeat(501)), submit],
    state: 'writing',
    calls: { requestTrade: [] },
  },
  {
    id: 'PROF-3',
    title: '200 shows the server’s message and clears the note',
    input,
    steps: [...submitted, { answer: 'requestTrade', with: { ...success(null, true), text: 'All set.' } }],
    state: 'sent',
    context: { message: 'All set.', note: '' },
  },
  {
    id: 'PROF-3',
    title: '200 without a message says that the request was sent',
    input,
    steps: [...submitted, { answer: 'requestTrade', with: success(null, true) }],
    state: 'sent',
    context: { message: 'Your request was sent.' },
  },
  {
    id: 'PROF-3',
    title: 'dismissed, the dialog is closed',
    input,
    steps: [...submitted, { answer: 'requestTrade', with: success(null, true) }, dismiss],
    state: 'closed',
    context: { message: '' },
  },
  {
    id: 'ERR-1',
    title: '200 without status success is an unexpected error',
    input,
    steps: [...submitted, { answer: 'requestTrade', with: success(null) }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.', ...unsentNote },
  },
  {
    id: 'ERR-1',
    title: 'bool false shows the server’s message',
    input,
    steps: [...submitted, { answer: 'requestTrade', with: { ...refusal(200), text: 'Closed today' } }],
    state: 'refused',
    context: { message: 'Closed today' },
  },
  ...[300, 403, 404, 422, 429, 500].map(
    (status): TradeRow => ({
      id: 'ERR-1',
      title: `${status} shows the response text and keeps the note`,
      input,
      steps: [...submitted, { answer: 'requestTrade', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, ...unsentNote },
    }),
  ),
  {
    id: 'ERR-1',
    title: 'dismissed, the note can be sent again',
    input,
    steps: [...submitted, { answer: 'requestTrade', with: refusal(500) }, dismiss, submit],
    state: 'sending',
    context: { message: '' },
    calls: { requestTrade: [call, call] },
  },
  {
    id: 'ERR-1',
    title: 'a dismissed refusal leaves the dialog open',
    input,
    steps: [...submitted, { answer: 'requestTrade', with: refusal(500) }, dismiss],
    state: 'writing',
    context: { message: '', ...unsentNote },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    input,
    steps: [...submitted, { fail: 'requestTrade', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error', ...unsentNote },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    input,
    steps: [...submitted, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal',
    input,
    steps: [...submitted, { fail: 'requestTrade', with: new Unauthorized() }],
    state: 'writing',
    context: { message: '', ...unsentNote },
  },
];
