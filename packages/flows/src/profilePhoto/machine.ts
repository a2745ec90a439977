import { assign, emit, setup } from 'xstate';
import { isDone } from '../attempt.ts';
import { requestTimeout, uploadTimeout } from '../delays.ts';
import { isUploaded, type PickedImage, type UploadCall, type UploadReply, uploadCall } from '../image.ts';
import type { Logged, UserUpdated } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { bodyOf, failureText, isUnauthorized, refusalText, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { User } from '../types.ts';
import { profilePhotoMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Photo from './types.ts';

/**
 * Picks a profile photo, uploads it once and sets it (PHOTO-1, PHOTO-2). The page previews `context.photo`. Ports:
 * `uploadImage`, `savePhoto`.
 */
export const profilePhotoMachine = setup({
  types: typed<{
    context: Photo.ProfilePhotoContext;
    events: Photo.ProfilePhotoEvent;
    input: Photo.ProfilePhotoInput;
    output: Photo.ProfilePhotoOutput;
    emitted: Photo.ProfilePhotoEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    uploadImage: port<UploadCall, UploadReply>('uploadImage'),
    savePhoto: port<Photo.SavePhotoCall, Photo.SavePhotoReply>('savePhoto'),
  },
  actions: {
    setUser: assign((_, user: User) => ({ user })),
    setPhoto: assign((_, photo: PickedImage) => rules.setPhoto(photo)),
    setUpload: assign((_, reply: UploadReply) => ({ upload: bodyOf(reply) })),
    keepUpload: assign(({ context }, reply: Photo.SavePhotoReply) => rules.keepUpload(context, reply)),
    setNext: assign((_, reply: Photo.SavePhotoReply) => ({ next: rules.nextPage(reply) })),
    showPhotoProblem: assign((_, photo: PickedImage) => ({ message: rules.photoProblem(photo) ?? '' })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitUser: emit(({ context }): UserUpdated => ({ type: 'userUpdated', user: rules.picturedUser(context) })),
    logUpload: emit((): Logged => ({ type: 'logged', level: 'error', text: profilePhotoMessages.uploadFailed })),
  },
  guards: {
    hasUpload: ({ context }) => context.upload !== null,
    hasPhoto: ({ context }) => context.photo !== null,
    isUsable: (_, photo: PickedImage) => rules.photoProblem(photo) === null,
    isUploaded: (_, reply: UploadReply) => isUploaded(reply),
    isSaved: (_, reply: Photo.SavePhotoReply) => isDone(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout, uploadTimeout },
}).createMachine({
  id: 'profilePhoto',
  context: ({ input }) => rules.startPhoto(input),
  output: ({ event }) => event.output as Photo.ProfilePhotoOutput,
  options: { maxIterations: 100 },
  initial: 'choosing',
  on: { 'user.updated': { actions: { type: 'setUser', params: ({ event }) => event.user } } },
  states: {
    choosing: {
      meta: { doc: 'A photo can be picked. Upload works once one is.' },
      on: {
        'photo.picked': [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.photo },
            actions: { type: 'setPhoto', params: ({ event }) => event.photo },
          },
          { target: 'refused', actions: { type: 'showPhotoProblem', params: ({ event }) => event.photo } },
        ],
        submitted: [
          { guard: 'hasUpload', target: 'saving' },
          { guard: 'hasPhoto', target: 'uploading' },
        ],
      },
    },
    uploading: {
      meta: { doc: 'The photo is being uploaded; another press or pick does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'uploadImage',
        src: 'uploadImage',
        input: ({ context }) => uploadCall('profile', context.photo),
        onDone: [
          {
            guard: { type: 'isUploaded', params: ({ event }) => event.output },
            target: 'saving',
            actions: { type: 'setUpload', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: ['logUpload', { type: 'showMessage', params: profilePhotoMessages.failed }] },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'choosing' },
          { target: 'refused', actions: ['logUpload', { type: 'showMessage', params: profilePhotoMessages.failed }] },
        ],
      },
      after: {
        uploadTimeout: {
          target: 'refused',
          actions: ['logUpload', { type: 'showMessage', params: profilePhotoMessages.failed }],
        },
      },
    },
    saving: {
      meta: { doc: 'The stored photo is being set; another press or pick does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'savePhoto',
        src: 'savePhoto',
        input: ({ context }) => rules.toCall(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'answered',
            actions: [
              { type: 'setNext', params: ({ event }) => event.output },
              { type: 'showMessage', params: ({ event }) => replyText(event.output, profilePhotoMessages.saved) },
              'emitUser',
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'keepUpload', params: ({ event }) => event.output },
              { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'choosing' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    refused: {
      meta: { doc: 'The photo was not set; a modal shows the message and the photo stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'choosing', actions: 'clearMessage' } },
    },
    answered: {
      meta: { doc: 'The photo is set; a modal shows the message.' },
      tags: 'modal',
      on: { 'message.dismissed': 'done' },
    },
    done: {
      meta: { doc: 'Goes to the page that the server names, with the e-mail and the encrypted vault.' },
      type: 'final',
      output: ({ context }) => rules.navigateOn(context),
    },
  },
});
