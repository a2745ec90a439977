import { TransportFailure } from '../reply.ts';
import { noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { resendCodeMachine } from './machine.ts';

type ResendStep = Step<typeof resendCodeMachine>;
type ResendRow = Row<typeof resendCodeMachine>;

const input = { email: 'ada@example.com', at: noon };
const ask: ResendStep = { send: { type: 'requested' } };
const sent: readonly ResendStep[] = [ask, { answer: 'resendCode', with: success(null) }];
const announced = (text: string) => [{ type: 'announce', text }] as const;
const failed = (text: string) => [{ type: 'announce', text, isFault: true }] as const;
const onItsWay = announced('We’ve sent a new code to your email.');

/** The status table of asking for another code. */
export const resendCodeSpec: readonly ResendRow[] = [
  {
    id: 'VERIFY-4',
    title: 'a code can be asked for at once',
    input,
    steps: [],
    state: 'ready',
    context: { readyAt: 0 },
  },
  {
    id: 'VERIFY-4',
    title: 'right after one was sent the wait is on',
    input: { ...input, sentAt: noon - 15_000 },
    steps: [],
    state: 'coolingDown',
    context: { readyAt: noon + 45_000, left: 45_000 },
  },
  {
    id: 'VERIFY-4',
    title: 'that wait ends 60 seconds after the code was sent',
    input: { ...input, sentAt: noon - 15_000 },
    steps: [{ wait: 45_000 }],
    state: 'ready',
    context: { readyAt: 0 },
  },
  {
    id: 'VERIFY-4',
    title: 'a code sent a minute ago means no wait',
    input: { ...input, sentAt: noon - 60_000 },
    steps: [],
    state: 'ready',
    context: { readyAt: 0 },
  },
  {
    id: 'VERIFY-4',
    title: 'many presses ask once',
    input,
    steps: [ask, ask, ask],
    state: 'sending',
    calls: { resendCode: [{ email: 'ada@example.com' }] },
  },
  {
    id: 'VERIFY-4',
    title: 'a sent code is announced and the wait of 60 seconds begins',
    input,
    steps: sent,
    state: 'coolingDown',
    context: { readyAt: noon + 60_000 },
    emitted: onItsWay,
  },
  {
    id: 'VERIFY-4',
    title: 'during the wait a press does nothing',
    input,
    steps: [...sent, { wait: 59_999 }, ask],
    state: 'coolingDown',
    emitted: onItsWay,
    calls: { resendCode: [{ email: 'ada@example.com' }] },
  },
  {
    id: 'VERIFY-4',
    title: 'after the wait the next can be asked for',
    input,
    steps: [...sent, { wait: 60_000 }],
    state: 'ready',
    context: { readyAt: 0 },
    emitted: onItsWay,
  },
  {
    id: 'VERIFY-4',
    title: 'a server that asks for patience gets as much as it asks for',
    input,
    steps: [ask, { answer: 'resendCode', with: { ...refusal(429), retryAfterMs: 5_000 } }],
    state: 'coolingDown',
    context: { readyAt: noon + 5_000 },
    emitted: failed('words of 429'),
  },
  {
    id: 'VERIFY-4',
    title: 'a refusal is announced and the next try is free',
    also: ['ERR-1'],
    input,
    steps: [ask, { answer: 'resendCode', with: refusal(500) }],
    state: 'ready',
    context: { readyAt: 0 },
    emitted: failed('words of 500'),
  },
  {
    id: 'LOGIN-7',
    title: 'no network is announced',
    also: ['VERIFY-4'],
    input,
    steps: [ask, { fail: 'resendCode', with: new TransportFailure() }],
    state: 'ready',
    emitted: failed('network error'),
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is no network',
    also: ['VERIFY-4'],
    input,
    steps: [ask, { wait: 20_000 }],
    state: 'ready',
    emitted: failed('network error'),
  },
];
