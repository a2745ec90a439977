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
 * Submits identity data with an image of a passport or ID (KYC-1 to KYC-6). The image is uploaded first, and once: a
 * second attempt continues from there. The form has three steps: document, person and place; going back keeps
 * everything, and a refusal that names a field leads to its step. The spinner may stop before the answer arrives; nothing else can be sent until
 * it does. While the person is verified there is no form. Ports: `uploadImage`, `register`.
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
    setUser: assign((_, user: User) => ({ user })),
    setChange: assign(({ context }, change: Registration.RegistrationFieldChanged) =>
      rules.applyChange(context, change),
    ),
    setFieldLeft: assign(({ context }, name: Registration.RegistrationField) => rules.leaveField(context, name)),
    setPhoto: assign(({ context }, photo: PickedImage) => rules.setPhoto(context, photo)),
    setAttemptId: assign((_, attemptId: string) => ({ attemptId, errors: rules.noErrors })),
    setUpload: assign((_, reply: UploadReply) => ({ upload: bodyOf(reply) })),
    restart: assign(({ context }) => rules.restart(context)),
    openAttempt: assign(({ context }) => rules.openAttempt(context)),
    endSettledAttempt: assign(({ context }, reply: Registration.RegisterReply) =>
      rules.endSettledAttempt(context, reply),
    ),
    setNext: assign((_, reply: Registration.RegisterReply) => ({ next: rules.nextPage(reply) })),
    validateStep: assign(({ context }, step: Registration.RegistrationStep) => ({
      errors: rules.validateStep(context, step),
    })),
    showErrors: assign(({ context }) => ({ errors: rules.findErrors(context) })),
    showRefusedFields: assign((_, reply: Registration.RegisterReply) => ({ errors: rules.refusedFields(reply) })),
    startSpinner: assign({ isSpinning: true }),
    stopSpinner: assign({ isSpinning: false }),
    showPhotoProblem: assign((_, photo: PickedImage) => ({ message: rules.photoProblem(photo) ?? '' })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitUser: emit(({ context }): UserUpdated => ({ type: 'userUpdated', user: rules.reviewedUser(context) })),
    logUpload: emit((): Logged => ({ type: 'logged', level: 'error', text: registrationMessages.uploadFailed })),
  },
  guards: {
    isVerified: ({ context }) => context.user.kycVerified === 'true',
    isUnverified: ({ context }) => context.user.kycVerified !== 'true',
    isStepOpen: ({ context }, step: Registration.RegistrationStep) => rules.isStepOpen(context, step),
    isStepInvalid: ({ context }, step: Registration.RegistrationStep) => rules.isStepInvalid(context, step),
    isInvalid: ({ context }) => !rules.hasNoErrors(context),
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
  on: { 'user.updated': { actions: { type: 'setUser', params: ({ event }) => event.user } } },
  states: {
    editing: {
      meta: { doc: 'The form is open, one step at a time.' },
      on: {
        'field.changed': { actions: { type: 'setChange', params: ({ event }) => event } },
        'field.left': { actions: { type: 'setFieldLeft', params: ({ event }) => event.name } },
      },
      always: { guard: 'isVerified', target: 'verified' },
      initial: 'opening',
      states: {
        opening: {
          meta: { doc: 'The first step with an error or with something missing is opened, otherwise the last.' },
          always: [
            { guard: { type: 'isStepOpen', params: 'document' }, target: 'document' },
            { guard: { type: 'isStepOpen', params: 'person' }, target: 'person' },
            { target: 'place' },
          ],
        },
        document: {
          meta: { doc: 'Step 1 of 3: the image of a passport or ID, and its number.' },
          on: {
            'photo.picked': [
              {
                guard: { type: 'isUsable', params: ({ event }) => event.photo },
                actions: { type: 'setPhoto', params: ({ event }) => event.photo },
              },
              {
                target: '#registration.photoRefused',
                actions: { type: 'showPhotoProblem', params: ({ event }) => event.photo },
              },
            ],
            'step.submitted': [
              {
                guard: { type: 'isStepInvalid', params: 'document' },
                actions: { type: 'validateStep', params: 'document' },
              },
              { target: 'person', actions: { type: 'validateStep', params: 'document' } },
            ],
          },
        },
        person: {
          meta: { doc: 'Step 2 of 3: the name.' },
          on: {
            'step.left': 'document',
            'step.submitted': [
              {
                guard: { type: 'isStepInvalid', params: 'person' },
                actions: { type: 'validateStep', params: 'person' },
              },
              { target: 'place', actions: { type: 'validateStep', params: 'person' } },
            ],
          },
        },
        place: {
          meta: {
            doc: 'Step 3 of 3: the address. What was filled in before is shown again, and everything is submitted.',
          },
          on: {
            'step.left': 'person',
            submitted: [
              { guard: 'isInvalid', target: 'opening', actions: 'showErrors' },
              {
                guard: 'hasUpload',
                target: '#registration.sending.submitting',
                actions: [{ type: 'setAttemptId', params: ({ event }) => event.attemptId }, 'openAttempt'],
              },
              {
                target: '#registration.sending',
                actions: { type: 'setAttemptId', params: ({ event }) => event.attemptId },
              },
            ],
          },
        },
      },
    },
    verified: {
      meta: {
        doc: 'The person is verified, so nothing can be submitted; what was filled in is discarded. The form is back if the verification is revoked.',
      },
      entry: 'restart',
      always: { guard: 'isUnverified', target: 'editing' },
    },
    photoRefused: {
      meta: { doc: 'The chosen file cannot be used; a modal says why and the previous image stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing.document', actions: 'clearMessage' } },
    },
    sending: {
      meta: {
        doc: 'Image and form are being sent; another press does nothing. The spinner stops after five seconds, or with the answer.',
      },
      tags: 'busy',
      entry: 'startSpinner',
      exit: 'stopSpinner',
      after: { loadingFlag: { actions: 'stopSpinner' } },
      initial: 'uploading',
      states: {
        uploading: {
          meta: { doc: 'The image is being uploaded.' },
          invoke: {
            id: 'uploadImage',
            src: 'uploadImage',
            input: ({ context }) => uploadCall('identity', context.photo),
            onDone: [
              {
                guard: { type: 'isUploaded', params: ({ event }) => event.output },
                target: 'submitting',
                actions: [{ type: 'setUpload', params: ({ event }) => event.output }, 'openAttempt'],
              },
              {
                target: '#registration.refused',
                actions: ['logUpload', { type: 'showMessage', params: registrationMessages.failed }],
              },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
                target: '#registration.editing',
              },
              {
                target: '#registration.refused',
                actions: ['logUpload', { type: 'showMessage', params: registrationMessages.failed }],
              },
            ],
          },
          after: {
            uploadTimeout: {
              target: '#registration.refused',
              actions: ['logUpload', { type: 'showMessage', params: registrationMessages.failed }],
            },
          },
        },
        submitting: {
          meta: { doc: 'One registration is under way, with or without a spinner.' },
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context }) => rules.toCall(context),
            onDone: [
              {
                guard: { type: 'isRegistered', params: ({ event }) => event.output },
                target: '#registration.answered',
                actions: [
                  { type: 'setNext', params: ({ event }) => event.output },
                  { type: 'showMessage', params: ({ event }) => replyText(event.output, registrationMessages.done) },
                  'emitUser',
                ],
              },
              {
                target: '#registration.refused',
                actions: [
                  { type: 'endSettledAttempt', params: ({ event }) => event.output },
                  { type: 'showRefusedFields', params: ({ event }) => event.output },
                  { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
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
                actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
              },
            ],
          },
          after: {
            requestTimeout: {
              target: '#registration.refused',
              actions: { type: 'showMessage', params: sharedMessages.network },
            },
          },
        },
      },
    },
    refused: {
      meta: {
        doc: 'It could not be sent; a modal shows the message and what was filled in stays. The form opens at the step of a field that the server refused.',
      },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    answered: {
      meta: { doc: 'The registration was sent; a modal shows the message.' },
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
