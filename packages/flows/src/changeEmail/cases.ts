import { TransportFailure, Unauthorized } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { changeEmailMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const changeEmailCases = {
  tags: { busy: ['submitting'], modal: ['refused'] },
  inputs: [{ current: 'ada@example.com' }],
  events: {
    'email.changed': [
      { type: 'email.changed', value: 'ada.new@example.com' },
      { type: 'email.changed', value: 'ADA@example.com' },
      { type: 'email.changed', value: 'ada' },
      { type: 'email.changed', value: '' },
    ],
    submitted: [{ type: 'submitted' }],
    proved: [{ type: 'proved' }],
    'proof.left': [{ type: 'proof.left' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'form.reopened': [{ type: 'form.reopened' }],
  },
  answers: {
    changeEmail: [
      { ...success(null), text: 'words of 200' },
      { ...refusal(403), code: 'step_up_needed' },
      refusal(422),
      refusal(429),
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized(), new Error('')],
  keyOf: ({ email, error }) => [email, error],
  invariants: {
    'a request runs only while submitting': ({ state, pending }) => (state === 'submitting') === pending.length > 0,
    'a message is set only in the modal and after sending': ({ state, context }) =>
      (context.message !== '') === (state === 'refused' || state === 'sent'),
    'an error is set only in the form': ({ state, context }) => context.error === null || state === 'editing',
    'the email of the account never changes': ({ context }) => context.current === 'ada@example.com',
  },
} as const satisfies Cases<typeof changeEmailMachine>;
