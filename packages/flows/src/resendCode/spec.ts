import { TransportFailure } from '../reply.ts';
import { noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { resendCodeMachine } from './machine.ts';

type ResendStep = Step<typeof resendCodeMachine>;
type ResendRow = Row<typeof resendCodeMachine>;

const input = { email: 'ada@example.com', at: noon };
const requestCode: ResendStep = { send: { type: 'requested' } };
const sent: readonly ResendStep[] = [requestCode, { answer: 'resendCode', with: success(null) }];
const announced = (text: string) => [{ type: 'announce', text }] as const;
const failed = (text: string) => [{ type: 'announce', text, isFault: true }] as const;
const onItsWay = announced('We’ve sent a new code to your email.');

/** The status table of requesting another code. */
export const resendCodeSpec: readonly ResendRow[] = [
  {
    id: 'VERIFY-4',
    title: 'a code can be requested immediately',
    input,
    steps: [],
    state: 'ready',
    context: { readyAt: 0 },
  },
  {
    id: 'VERIFY-4',
    title: 'just after a code was sent the waiting time runs',
    input: { ...input, sentAt: noon - 15_000 },
    steps: [],
    state: 'coolingDown',
    context: { readyAt: noon + 45_000, left: 45_000 },
  },
  {
    id: 'VERIFY-4',
    title: 'the waiting time ends 60 seconds after the code was sent',
    input: { ...input, sentAt: noon - 15_000 },
    steps: [{ wait: 45_000 }],
    state: 'ready',
    context: { readyAt: 0 },
  },
  {
    id: 'VERIFY-4',
    title: 'a code sent a minute ago causes no waiting time',
    input: { ...input, sentAt: noon - 60_000 },
    steps: [],
    state: 'ready',
    context: { readyAt: 0 },
  },
  {
    id: 'VERIFY-4',
    title: 'repeated presses send one request',
    input,
    steps: [requestCode, requestCode, requestCode],
    state: 'sending',
    calls: { resendCode: [{ email: 'ada@example.com' }] },
  },
  {
    id: 'VERIFY-4',
    title: 'a sent code is announced and a waiting time of 60 seconds starts',
    input,
    steps: sent,
    state: 'coolingDown',
    context: { readyAt: noon + 60_000 },
    emitted: onItsWay,
  },
  {
    id: 'VERIFY-4',
    title: 'during the waiting time a press does nothing',
    input,
    steps: [...sent, { wait: 59_999 }, requestCode],
    state: 'coolingDown',
    emitted: onItsWay,
    calls: { resendCode: [{ email: 'ada@example.com' }] },
  },
  {
    id: 'VERIFY-4',
    title: 'after the waiting time the next code can be requested',
    input,
    steps: [...sent, { wait: 60_000 }],
    state: 'ready',
    context: { readyAt: 0 },
    emitted: onItsWay,
  },
  {
    id: 'VERIFY-4',
    title: 'a longer waiting time requested by the server is kept',
    input,
    steps: [requestCode, { answer: 'resendCode', with: { ...refusal(429), retryAfterMs: 5_000 } }],
    state: 'coolingDown',
    context: { readyAt: noon + 5_000 },
    emitted: failed('words of 429'),
  },
  {
    id: 'VERIFY-4',
    title: 'a refusal is announced and the next attempt is possible immediately',
    also: ['ERR-1'],
    input,
    steps: [requestCode, { answer: 'resendCode', with: refusal(500) }],
    state: 'ready',
    context: { readyAt: 0 },
    emitted: failed('words of 500'),
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is announced',
    also: ['VERIFY-4'],
    input,
    steps: [requestCode, { fail: 'resendCode', with: new TransportFailure() }],
    state: 'ready',
    emitted: failed('network error'),
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    also: ['VERIFY-4'],
    input,
    steps: [requestCode, { wait: 20_000 }],
    state: 'ready',
    emitted: failed('network error'),
  },
];
