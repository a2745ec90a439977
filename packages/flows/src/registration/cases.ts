import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, image, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { registrationMachine } from './machine.ts';
import { hasNoErrors } from './rules.ts';
import type { RegisterCall } from './types.ts';

const user = { ...ada, state: 'Oslo', address: '12 Harbour Road' };
const verified = { ...user, kycVerified: 'true' } as const;
const stored = { key: 'bucket/0190f7c2.jpg', location: '/api/storage/keel/bucket/0190f7c2.jpg' };

const UPLOADING = '{"sending":"uploading"}';
const SUBMITTING = '{"sending":"submitting"}';

const isForm = (state: string) => state.startsWith('{"editing"');

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const registrationCases = {
  tags: { busy: ['sending'], modal: ['photoRefused', 'refused', 'answered'] },
  inputs: [{ user }, { user, seedphrase: 'sealed' }],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'Nid', value: 'A1234 567' },
      { type: 'field.changed', name: 'Nid', value: 'A1' },
      { type: 'field.changed', name: 'firstName', value: '' },
      { type: 'field.changed', name: 'firstName', value: 'Ada' },
      { type: 'field.changed', name: 'state', value: '' },
      { type: 'field.changed', name: 'state', value: 'Oslo' },
    ],
    'field.left': [
      { type: 'field.left', name: 'Nid' },
      { type: 'field.left', name: 'state' },
    ],
    'photo.picked': [
      { type: 'photo.picked', photo: image('image/png', 1_000) },
      { type: 'photo.picked', photo: image('image/gif', 1_000) },
    ],
    'step.submitted': [{ type: 'step.submitted' }],
    'step.left': [{ type: 'step.left' }],
    submitted: [
      { type: 'submitted', attemptId: 'try-1' },
      { type: 'submitted', attemptId: 'try-2' },
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'user.updated': [
      { type: 'user.updated', user },
      { type: 'user.updated', user: verified },
    ],
  },
  answers: {
    uploadImage: [{ ...success(stored), status: 204 }, refusal(403)],
    register: [
      success({ url: '/profile' }, true),
      { ...success({ url: null }), body: null },
      refusal(404),
      { ...refusal(422), fields: ['Nid'] },
      { ...refusal(422), fields: ['firstName'] },
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ fields, photo, upload, attempt, errors, isSpinning, seedphrase, user: { kycVerified } }) => [
    fields.Nid,
    fields.firstName,
    fields.state,
    photo !== null,
    upload !== null,
    attempt !== null,
    errors.Nid,
    errors.firstName,
    errors.state,
    isSpinning,
    seedphrase,
    kycVerified,
  ],
  invariants: {
    'one call is under way at a time': ({ pending }) => pending.length <= 1,
    'an image is uploaded only while uploading': ({ state, pending }) =>
      (state === UPLOADING) === pending.some(({ port }) => port === 'uploadImage'),
    'it is registered only while submitting': ({ state, pending }) =>
      (state === SUBMITTING) === pending.some(({ port }) => port === 'register'),
    'nothing is sent while a field has an error': ({ state, context }) =>
      ![UPLOADING, SUBMITTING].includes(state) || hasNoErrors(context),
    'calls have the uploaded image and the id of the open attempt': ({ state, context, pending }) =>
      state !== SUBMITTING ||
      pending.every(({ input }) => {
        const { passportUrl, attemptId } = input as RegisterCall;
        return passportUrl === context.upload?.key && attemptId === context.attempt?.id;
      }),
    'the spinner is shown only while a call runs': ({ state, context }) =>
      !context.isSpinning || [UPLOADING, SUBMITTING].includes(state),
    'it is registered at most once': ({ emitted }) => emitted.filter(({ type }) => type === 'userUpdated').length <= 1,
    'only a verified person has no form': ({ state, context }) =>
      state === 'verified'
        ? context.user.kycVerified === 'true'
        : !isForm(state) || context.user.kycVerified !== 'true',
    'a message is set only in a modal': ({ state, context }) =>
      context.message === '' || ['photoRefused', 'refused', 'answered', 'done'].includes(state),
  },
} as const satisfies Cases<typeof registrationMachine>;
