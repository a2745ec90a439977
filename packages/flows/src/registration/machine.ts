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
import { registrationMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Registration from './types.ts';

/**
 * Hands in identity data with an image of a passport or ID (KYC-1 to KYC-6). The image is uploaded first, and once: a
 * second try goes on from there. The spinner may stop before the answer comes; nothing else can be sent until it does.
 * Ports: `uploadImage`, `register`.
 */
export const registrationMachine = setup({
  types: typed<{
    context: Registration.RegistrationContext;
    events: Registration.RegistrationEvent;
    input: Registration.RegistrationInput;
    output: Registration.RegistrationOutput;
    emitted: Registration.RegistrationEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    uploadImage: port<UploadCall, UploadReply>('uploadImage'),
    register: port<Registration.RegisterCall, Registration.RegisterReply>('register'),
  },
  actions: {
    takeUser: assign((_, user: User) => ({ user })),
    takeChange: assign(({ context }, change: Registration.RegistrationFieldChanged) =>
      rules.applyChange(context, change),
    ),
    takeLeave: assign(({ context }, name: Registration.RegistrationField) => rules.leaveField(context, name)),
    takePhoto: assign(({ context }, photo: PickedImage) => rules.takePhoto(context, photo)),
    takeFreshId: assign((_, freshId: string) => ({ freshId, errors: rules.noErrors })),
    takeUpload: assign((_, reply: UploadReply) => ({ upload: bodyOf(reply) })),
    openAttempt: assign(({ context }) => rules.openAttempt(context)),
    settle: assign(({ context }, reply: Registration.RegisterReply) => rules.settle(context, reply)),
    takeNext: assign((_, reply: Registration.RegisterReply) => ({ next: rules.nextPage(reply) })),
    showErrors: assign(({ context }) => ({ errors: rules.findErrors(context) })),
    startSpinner: assign({ isSpinning: true }),
    stopSpinner: assign({ isSpinning: false }),
    tellPhoto: assign((_, photo: PickedImage) => ({ message: rules.photoProblem(photo) ?? '' })),
    tell: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitUser: emit(({ context }): UserUpdated => ({ type: 'userUpdated', user: rules.reviewedUser(context) })),
    logUpload: emit((): Logged => ({ type: 'logged', level: 'error', text: registrationMessages.uploadFailed })),
  },
  guards: {
    isWrong: ({ context }) => !rules.isFaultless(context),
    hasUpload: ({ context }) => context.upload !== null,
    isUsable: (_, photo: PickedImage) => rules.photoProblem(photo) === null,
    isUploaded: (_, reply: UploadReply) => isUploaded(reply),
    isRegistered: (_, reply: Registration.RegisterReply) => isDone(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout, uploadTimeout, loadingFlag: 5_000 },
}).createMachine({
  id: 'registration',
  context: ({ input }) => rules.startRegistration(input),
  output: ({ event }) => event.output as Registration.RegistrationOutput,
  options: { maxIterations: 100 },
  initial: 'editing',
  on: { 'user.updated': { actions: { type: 'takeUser', params: ({ event }) => event.user } } },
  states: {
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        'field.left': { actions: { type: 'takeLeave', params: ({ event }) => event.name } },
        'photo.picked': [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.photo },
            actions: { type: 'takePhoto', params: ({ event }) => event.photo },
          },
          { target: 'refused', actions: { type: 'tellPhoto', params: ({ event }) => event.photo } },
        ],
        submitted: [
          { guard: 'isWrong', actions: 'showErrors' },
          {
            guard: 'hasUpload',
            target: 'sending.submitting',
            actions: [{ type: 'takeFreshId', params: ({ event }) => event.freshId }, 'openAttempt'],
          },
          { target: 'sending', actions: { type: 'takeFreshId', params: ({ event }) => event.freshId } },
        ],
      },
    },
    sending: {
      meta: {
        doc: 'Image and form are on their way; another press does nothing. The spinner stops five seconds after the press, or with the answer.',
      },
      tags: 'busy',
      entry: 'startSpinner',
      exit: 'stopSpinner',
      after: { loadingFlag: { actions: 'stopSpinner' } },
      initial: 'uploading',
      states: {
        uploading: {
          meta: { doc: 'The image is on its way to the storage.' },
          invoke: {
            id: 'uploadImage',
            src: 'uploadImage',
            input: ({ context }) => uploadCall('identity', context.photo),
            onDone: [
              {
                guard: { type: 'isUploaded', params: ({ event }) => event.output },
                target: 'submitting',
                actions: [{ type: 'takeUpload', params: ({ event }) => event.output }, 'openAttempt'],
              },
              {
                target: '#registration.refused',
                actions: ['logUpload', { type: 'tell', params: registrationMessages.failed }],
              },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
                target: '#registration.editing',
              },
              {
                target: '#registration.refused',
                actions: ['logUpload', { type: 'tell', params: registrationMessages.failed }],
              },
            ],
          },
          after: {
            uploadTimeout: {
              target: '#registration.refused',
              actions: ['logUpload', { type: 'tell', params: registrationMessages.failed }],
            },
          },
        },
        submitting: {
          meta: { doc: 'One registration is under way, spinner or not.' },
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context }) => rules.toCall(context),
            onDone: [
              {
                guard: { type: 'isRegistered', params: ({ event }) => event.output },
                target: '#registration.answered',
                actions: [
                  { type: 'takeNext', params: ({ event }) => event.output },
                  { type: 'tell', params: ({ event }) => replyText(event.output, registrationMessages.done) },
                  'emitUser',
                ],
              },
              {
                target: '#registration.refused',
                actions: [
                  { type: 'settle', params: ({ event }) => event.output },
                  { type: 'tell', params: ({ event }) => refusalText(event.output) },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
                target: '#registration.editing',
              },
              {
                target: '#registration.refused',
                actions: { type: 'tell', params: ({ event }) => failureText(event.error) },
              },
            ],
          },
          after: {
            requestTimeout: {
              target: '#registration.refused',
              actions: { type: 'tell', params: sharedMessages.network },
            },
          },
        },
      },
    },
    refused: {
      meta: { doc: 'Something is in the way; the words are in a modal and what was filled in stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    answered: {
      meta: { doc: 'It is handed in; the words are in a modal.' },
      tags: 'modal',
      on: { 'message.dismissed': 'done' },
    },
    done: {
      meta: { doc: 'On to the page the server names, with the e-mail and the encrypted vault.' },
      type: 'final',
      output: ({ context }) => rules.leave(context),
    },
  },
});
