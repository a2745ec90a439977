import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { refusal, starter, starterId, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { signupMachine } from './machine.ts';
import { findErrors, hasNoErrors } from './rules.ts';
import type { SignupCall } from './types.ts';

const secrets = { password: new Secret('opensesame'), confirmPassword: new Secret('opensesame') };

const TOO_EARLY = '{"loadingPackages":"tooEarly"}';

/** Examples for generated runs: the fewest fields of a valid form, so that walks reach the later states. */
export const signupCases = {
  tags: {
    loading: ['loadingPackages'],
    modal: ['loadingPackages.tooEarly', 'packagesFailed', 'refused', 'alreadyRegistered'],
    busy: ['submitting'],
  },
  inputs: [undefined],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'firstName', value: 'Ada' },
      { type: 'field.changed', name: 'lastName', value: 'Park' },
      { type: 'field.changed', name: 'email', value: 'ada@example.com' },
      { type: 'field.changed', name: 'gender', value: 'female' },
      { type: 'field.changed', name: 'country', value: 'Norway' },
      { type: 'field.changed', name: 'phone', value: '+47 123 45 678' },
      { type: 'field.changed', name: 'phone', value: '+47' },
      { type: 'field.changed', name: 'packageId', value: starterId },
      { type: 'field.changed', name: 'password' },
    ],
    submitted: [
      // First, so that a driven path takes it: the other errors of a form that is still empty say nothing of passwords.
      { type: 'submitted', password: new Secret('opensesame'), confirmPassword: new Secret('opensesam') },
      { type: 'submitted', ...secrets },
      { type: 'submitted', password: new Secret('sesame'), confirmPassword: new Secret('sesame') },
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'packages.refresh.requested': [{ type: 'packages.refresh.requested' }],
  },
  answers: {
    fetchPackages: [success([starter], true), success([]), refusal(500)],
    signup: [success({ url: '/verification' }, true), refusal(303), refusal(422), refusal(500, '')],
  },
  failures: [new TransportFailure()],
  // Which fields are valid does not matter, only how many, and whether a package is selected.
  keyOf: ({ fields, errors, packages }) => [
    Object.values(findErrors(fields, secrets)).filter((error) => error === null).length,
    fields.packageId,
    Object.values(errors).some((error) => error !== null),
    packages.length,
  ],
  secrets: ['opensesame'],
  invariants: {
    'nothing is sent without a package': ({ state, context }) => state !== 'submitting' || context.packages.length > 0,
    'only what the contract accepts is sent': ({ state, context, pending }) =>
      state !== 'submitting' || pending.every(({ input }) => hasNoErrors(context.fields, input as SignupCall)),
    'a sign-up is under way only while submitting': ({ state, pending }) =>
      (state === 'submitting') === pending.some(({ port }) => port === 'signup'),
    'packages are requested only while loading': ({ state, pending }) =>
      state.includes('loadingPackages') === pending.some(({ port }) => port === 'fetchPackages'),
    'a message is set only in a modal': ({ state, context }) =>
      context.message === '' ||
      [TOO_EARLY, 'refused', 'alreadyRegistered', 'packagesFailed', 'loggingIn'].includes(state),
  },
} as const satisfies Cases<typeof signupMachine>;
