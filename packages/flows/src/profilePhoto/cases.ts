import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, image, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { profilePhotoMachine } from './machine.ts';
import type { SavePhotoCall } from './types.ts';

const stored = { key: 'bucket/0190f7c2.jpg', location: '/api/storage/keel/bucket/0190f7c2.jpg' };

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const profilePhotoCases = {
  tags: { busy: ['uploading', 'saving'], modal: ['refused', 'answered'] },
  inputs: [{ user: ada }, { user: ada, seedphrase: 'sealed' }],
  events: {
    'photo.picked': [
      { type: 'photo.picked', photo: image('image/png', 1_000) },
      { type: 'photo.picked', photo: image('image/gif', 1_000) },
    ],
    submitted: [{ type: 'submitted' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'user.updated': [{ type: 'user.updated', user: ada }],
  },
  answers: {
    uploadImage: [{ ...success(stored), status: 204 }, refusal(403)],
    savePhoto: [
      success({ url: '/wallet' }, true),
      { ...success({ url: null }), body: null },
      refusal(404),
      refusal(422),
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ photo, upload, seedphrase }) => [photo !== null, upload !== null, seedphrase],
  invariants: {
    'one call is under way at a time': ({ pending }) => pending.length <= 1,
    'a photo is uploaded only while uploading': ({ state, pending }) =>
      (state === 'uploading') === pending.some(({ port }) => port === 'uploadImage'),
    'a photo is saved only while saving': ({ state, pending }) =>
      (state === 'saving') === pending.some(({ port }) => port === 'savePhoto'),
    'the uploaded file is saved': ({ state, context, pending }) =>
      state !== 'saving' ||
      pending.every(({ input }) => (input as SavePhotoCall).profilePhotoUrl === context.upload?.location),
    'the user is updated at most once': ({ emitted }) =>
      emitted.filter(({ type }) => type === 'userUpdated').length <= 1,
    'a message is set only in a modal': ({ state, context }) =>
      context.message === '' || ['refused', 'answered', 'done'].includes(state),
  },
} as const satisfies Cases<typeof profilePhotoMachine>;
