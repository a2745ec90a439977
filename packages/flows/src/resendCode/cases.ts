import { TransportFailure } from '../reply.ts';
import { noon, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { resendCodeMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const resendCodeCases = {
  tags: { busy: ['sending'] },
  inputs: [
    { email: 'ada@example.com', at: noon },
    { email: 'ada@example.com', at: noon, sentAt: noon },
  ],
  events: { requested: [{ type: 'requested' }] },
  answers: { resendCode: [success(null), { ...refusal(429), retryAfterMs: 5_000 }, refusal(500)] },
  failures: [new TransportFailure()],
  keyOf: ({ readyAt }) => readyAt,
  invariants: {
    'the end of the waiting time is set exactly while waiting': ({ state, context }) =>
      (state === 'coolingDown') === context.readyAt > 0,
    'a request runs only while sending': ({ state, pending }) => (state === 'sending') === pending.length > 0,
  },
} as const satisfies Cases<typeof resendCodeMachine>;
