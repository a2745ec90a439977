import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, image, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { User } from '../types.ts';
import type { registrationMachine } from './machine.ts';
import type { RegistrationField } from './types.ts';

type RegisterStep = Step<typeof registrationMachine>;
type RegisterRow = Row<typeof registrationMachine>;

const input = { user: ada };
const photo = image('image/jpeg', 348_201);
const otherPhoto = image('image/png', 1_000);
const stored = { key: 'bucket/0190f7c2.jpg', location: '/api/storage/keel/bucket/0190f7c2.jpg' };
const otherStored = { key: 'bucket/0190f7c3.png', location: '/api/storage/keel/bucket/0190f7c3.png' };
const write = (name: RegistrationField, value: string): RegisterStep => ({
  send: { type: 'field.changed', name, value },
});
const leaveInput = (name: RegistrationField): RegisterStep => ({ send: { type: 'field.left', name } });
const pick = (picked: typeof photo): RegisterStep => ({ send: { type: 'photo.picked', photo: picked } });
const submit = (attemptId: string): RegisterStep => ({ send: { type: 'submitted', attemptId } });
const next: RegisterStep = { send: { type: 'step.submitted' } };
const back: RegisterStep = { send: { type: 'step.left' } };
const dismiss: RegisterStep = { send: { type: 'message.dismissed' } };
const uploaded: RegisterStep = { answer: 'uploadImage', with: { ...success(stored), status: 204 } };
const offline: RegisterStep = { fail: 'register', with: new TransportFailure() };
const written: readonly RegisterStep[] = [
  write('Nid', ' A1234 567 '),
  write('state', 'Oslo'),
  write('address', ' 12 Harbour Road'),
];
/** Every step is filled in, and the last one is open. */
const filled: readonly RegisterStep[] = [...written, pick(photo), next, next];
const uploading: readonly RegisterStep[] = [...filled, submit('try-1')];
const submitted: readonly RegisterStep[] = [...uploading, uploaded];
const answered: RegisterStep = { answer: 'register', with: success({ url: '/profile' }, true) };

const noErrors = {
  photo: null,
  Nid: null,
  firstName: null,
  lastName: null,
  country: null,
  state: null,
  address: null,
};
const empty = 'field should not be empty';
const fields = {
  Nid: ' A1234 567 ',
  firstName: 'Ada',
  lastName: 'Park',
  country: 'Norway',
  state: 'Oslo',
  address: ' 12 Harbour Road',
};
const upload = { purpose: 'identity', contentType: 'image/jpeg', image: photo };
const first = {
  Nid: 'A1234 567',
  country: 'Norway',
  state: 'Oslo',
  address: '12 Harbour Road',
  passportUrl: stored.key,
  lastName: 'Park',
  firstName: 'Ada',
  email: 'ada@example.com',
  attemptId: 'try-1',
};
const logged = { type: 'logged', level: 'error', text: 'Failed to upload image to S3' } as const;
const reviewed = { type: 'userUpdated', user: { ...ada, kycVerified: 'pending' } } as const;
const update = (user: User): RegisterStep => ({ send: { type: 'user.updated', user } });
const verified: User = { ...ada, kycVerified: 'true' };
const profile = { type: 'navigate', to: '/profile', state: { email: 'ada@example.com' } } as const;

const checks: readonly RegisterRow[] = [
  {
    id: 'ERR-2',
    title: 'a draft continues at the first step that lacks something, and the image is uploaded again',
    input: { user: ada, draft: { fields, photo } },
    steps: [submit('try-1')],
    state: { sending: 'uploading' },
    context: { fields, photo, upload: null },
    calls: { uploadImage: [upload] },
  },
  {
    id: 'ERR-2',
    title: 'a draft without a name opens at the second step',
    input: { user: ada, draft: { fields: { ...fields, lastName: ' ' }, photo } },
    steps: [],
    state: { editing: 'person' },
    context: { errors: noErrors },
  },
  {
    id: 'ERR-2',
    title: 'after a reload it opens at the first step, since image and number were not kept',
    input: { user: ada, draft: { fields: { ...fields, Nid: '' }, photo: null, isIncomplete: true } },
    steps: [],
    state: { editing: 'document' },
    context: { fields: { ...fields, Nid: '' }, photo: null, errors: noErrors },
  },
  {
    id: 'KYC-1',
    title: 'starts with the known details of the person, without the identity number',
    input: { user: { ...ada, nid: 'A1234 567', state: 'Oslo', address: '12 Harbour Road' } },
    steps: [],
    state: { editing: 'document' },
    context: {
      fields: { ...fields, Nid: '', address: '12 Harbour Road' },
      errors: noErrors,
      photo: null,
      message: '',
      isSpinning: false,
    },
  },
  {
    id: 'KYC-3',
    title: 'the first step stays open while it is invalid; all its errors are shown at once, and no others (P-10)',
    also: ['KYC-4'],
    input: { user: { ...ada, firstName: '', country: null } },
    steps: [write('Nid', 'A1!'), next],
    state: { editing: 'document' },
    context: { errors: { ...noErrors, photo: 'please upload photo', Nid: 'number is not valid' } },
  },
  {
    id: 'KYC-3',
    title: 'the second step stays open while it is invalid, with its own errors only',
    input: { user: { ...ada, firstName: '' } },
    steps: [write('Nid', 'A1234'), pick(photo), write('lastName', ' '), next, next],
    state: { editing: 'person' },
    context: { errors: { ...noErrors, firstName: empty, lastName: empty } },
  },
  {
    id: 'KYC-3',
    title: 'nothing is sent while the last step is invalid',
    input: { user: { ...ada, country: null } },
    steps: [write('Nid', 'A1234'), pick(photo), write('address', 'x'.repeat(101)), next, next, submit('try-1')],
    state: { editing: 'place' },
    context: { errors: { ...noErrors, country: empty, state: empty, address: 'field is not valid' } },
    calls: { uploadImage: [], register: [] },
  },
  {
    id: 'KYC-1',
    title: 'going back from the last step opens the second',
    input,
    steps: [...filled, back],
    state: { editing: 'person' },
    context: { fields, photo, errors: noErrors },
  },
  {
    id: 'KYC-1',
    title: 'going back keeps everything, and each step can be filled in again (P-24)',
    input,
    steps: [...filled, back, write('lastName', 'Parks'), back, write('Nid', 'B7654 321')],
    state: { editing: 'document' },
    context: { fields: { ...fields, lastName: 'Parks', Nid: 'B7654 321' }, photo, errors: noErrors },
  },
  {
    id: 'KYC-3',
    title: 'an invalid field of an earlier step is not sent either, and its step opens',
    input,
    steps: [...filled, write('lastName', ''), submit('try-1')],
    state: { editing: 'person' },
    context: { errors: { ...noErrors, lastName: empty } },
    calls: { uploadImage: [] },
  },
  {
    id: 'KYC-3',
    title: 'an invalid field is validated again as it changes, and no other (P-64)',
    also: ['FIELD-1'],
    input,
    steps: [next, write('Nid', 'A')],
    state: { editing: 'document' },
    context: { errors: { ...noErrors, photo: 'please upload photo', Nid: 'number is not valid' } },
  },
  {
    id: 'KYC-3',
    title: 'the error disappears as soon as the field is valid (P-64)',
    also: ['FIELD-1'],
    input,
    steps: [pick(photo), next, write('Nid', 'A1234')],
    state: { editing: 'document' },
    context: { errors: noErrors },
  },
  {
    id: 'KYC-3',
    title: 'a field is validated when it loses the focus, and not before (P-64)',
    also: ['FIELD-1'],
    input,
    steps: [write('Nid', 'A1'), write('address', 'x'.repeat(101)), leaveInput('Nid')],
    state: { editing: 'document' },
    context: { errors: { ...noErrors, Nid: 'number is not valid' } },
  },
  {
    id: 'KYC-3',
    title: 'an empty field is not reported when it loses the focus (P-64)',
    also: ['FIELD-1'],
    input,
    steps: [leaveInput('state')],
    state: { editing: 'document' },
    context: { errors: noErrors },
  },
  {
    id: 'KYC-3',
    title: 'submitting clears the errors of the previous attempt',
    input,
    steps: [write('Nid', 'A1234'), pick(photo), next, next, submit('try-1'), ...written, submit('try-1')],
    state: { sending: 'uploading' },
    context: { errors: noErrors },
  },
  {
    id: 'KYC-4',
    title: 'a missing photo is reported at its field, and the step stays open (P-10)',
    input,
    steps: [...written, next],
    state: { editing: 'document' },
    context: { errors: { ...noErrors, photo: 'please upload photo' }, message: '', fields },
  },
  {
    id: 'KYC-4',
    title: 'a photo clears its own error, and no other (P-10)',
    input,
    steps: [next, pick(photo)],
    state: { editing: 'document' },
    context: { errors: { ...noErrors, Nid: empty }, photo },
  },
  ...(
    [
      ['another type', image('image/gif', 1_000), 'Image mime type is not valid'],
      ['an empty file', image('image/png', 0), 'File cannot be empty'],
      ['a file of more than 10 MB', image('image/png', 10_485_761), 'File cannot be larger than 10 MB'],
    ] as const
  ).map(
    ([what, picked, message]): RegisterRow => ({
      id: 'KYC-4',
      title: `${what} is refused when it is chosen, and the previous photo stays`,
      also: ['UPLOAD-2', 'UPLOAD-3'],
      input,
      steps: [pick(photo), pick(picked)],
      state: 'photoRefused',
      context: { message, photo },
    }),
  ),
  {
    id: 'KYC-4',
    title: 'after dismissing the message the first step is unchanged, even if nothing is missing in it',
    input,
    steps: [...written, pick(photo), pick(image('image/gif', 1_000)), dismiss],
    state: { editing: 'document' },
    context: { message: '', fields, photo },
  },
];

const uploads: readonly RegisterRow[] = [
  {
    id: 'UPLOAD-1',
    title: 'the image is uploaded first, once, even with repeated presses',
    also: ['KYC-5'],
    input,
    steps: [...uploading, submit('try-2'), submit('try-3')],
    state: { sending: 'uploading' },
    context: { isSpinning: true },
    calls: { uploadImage: [upload], register: [] },
  },
  ...(
    [
      ['403', { answer: 'uploadImage', with: refusal(403) }],
      ['200', { answer: 'uploadImage', with: success(stored) }],
      ['204 without the file’s address', { answer: 'uploadImage', with: refusal(204) }],
      ['no network', { fail: 'uploadImage', with: new TransportFailure() }],
      ['no answer within two minutes', { wait: 120_000 }],
    ] as const
  ).map(
    ([what, step]): RegisterRow => ({
      id: 'UPLOAD-1',
      title: `${what} is a failed upload: logged, reported, and nothing is registered`,
      input,
      steps: [...uploading, step],
      state: 'refused',
      context: { message: 'Something went wrong', fields, isSpinning: false },
      calls: { register: [] },
      emitted: [logged],
    }),
  ),
  {
    id: 'UPLOAD-1',
    title: 'a failed upload can be tried again',
    input,
    steps: [...uploading, { fail: 'uploadImage', with: new TransportFailure() }, dismiss, submit('try-2')],
    state: { sending: 'uploading' },
    context: { message: '' },
    calls: { uploadImage: [upload, upload] },
    emitted: [logged],
  },
  {
    id: 'ERR-2',
    title: 'a revoked token while uploading: no modal, nothing logged',
    input,
    steps: [...uploading, { fail: 'uploadImage', with: new Unauthorized() }],
    state: { editing: 'place' },
    context: { message: '', fields },
  },
];

const answers: readonly RegisterRow[] = [
  {
    id: 'KYC-2',
    title: 'the fields, the image and the email are sent',
    input,
    steps: submitted,
    state: { sending: 'submitting' },
    context: { isSpinning: true },
    calls: { register: [first] },
  },
  ...(
    [
      ['the image is uploaded', uploading, { sending: 'uploading' }],
      ['the call runs', submitted, { sending: 'submitting' }],
    ] as const
  ).flatMap(([what, steps, state]): RegisterRow[] => [
    {
      id: 'KYC-5',
      title: `4 999 ms after the press the spinner is still shown while ${what}`,
      input,
      steps: [...steps, { wait: 4_999 }],
      state,
      context: { isSpinning: true },
    },
    {
      id: 'KYC-5',
      title: `5 seconds after the press the spinner disappears while ${what}`,
      input,
      steps: [...steps, { wait: 5_000 }],
      state,
      context: { isSpinning: false },
    },
  ]),
  {
    id: 'KYC-5',
    title: 'the five seconds cover the upload and the call together',
    input,
    steps: [...uploading, { wait: 3_000 }, uploaded, { wait: 2_000 }],
    state: { sending: 'submitting' },
    context: { isSpinning: false },
  },
  {
    id: 'KYC-5',
    title: 'and a second submit is still ignored',
    input,
    steps: [...submitted, { wait: 5_000 }, submit('try-2'), write('state', 'Bergen'), pick(otherPhoto)],
    state: { sending: 'submitting' },
    context: { fields, photo },
    calls: { uploadImage: [upload], register: [first] },
  },
  {
    id: 'KYC-5',
    title: 'a change of the user does not affect it',
    input,
    steps: [...submitted, { send: { type: 'user.updated', user: { ...ada, availableBalance: 1 } } }],
    state: { sending: 'submitting' },
    context: { user: { ...ada, availableBalance: 1 } },
    calls: { register: [first] },
  },
  {
    id: 'KYC-6',
    title: '200 shows the server’s message, and the identity is under review',
    also: ['KYC-7'],
    input,
    steps: [...submitted, { answer: 'register', with: { ...success({ url: '/profile' }, true), text: 'Thank you' } }],
    state: 'answered',
    context: { message: 'Thank you', isSpinning: false },
    emitted: [reviewed],
  },
  {
    id: 'KYC-6',
    title: '200 without a message says that the registration is under review',
    input,
    steps: [...submitted, answered],
    state: 'answered',
    context: { message: 'Thanks! We’re reviewing your details. We’ll notify you when it’s done.' },
    emitted: [reviewed],
  },
  {
    id: 'KYC-7',
    title: 'the current user is the one under review',
    input,
    steps: [{ send: { type: 'user.updated', user: { ...ada, availableBalance: 1 } } }, ...submitted, answered],
    state: 'answered',
    emitted: [{ type: 'userUpdated', user: { ...ada, availableBalance: 1, kycVerified: 'pending' } }],
  },
  {
    id: 'KYC-6',
    title: 'dismissing it opens the url of the server with the email',
    input,
    steps: [...submitted, answered, dismiss],
    state: 'done',
    output: profile,
    emitted: [reviewed],
  },
  {
    id: 'KYC-6',
    title: 'the encrypted vault is passed on',
    input: { user: ada, seedphrase: 'sealed' },
    steps: [...submitted, answered, dismiss],
    state: 'done',
    output: { ...profile, state: { email: 'ada@example.com', seedphrase: 'sealed' } },
    emitted: [reviewed],
  },
  {
    id: 'KYC-6',
    title: 'another page of this app is opened',
    input,
    steps: [...submitted, { answer: 'register', with: success({ url: '/wallet' }, true) }, dismiss],
    state: 'done',
    output: { ...profile, to: '/wallet' },
    emitted: [reviewed],
  },
  ...[null, '//evil.example', '/unknown', '/logout'].map(
    (url): RegisterRow => ({
      id: 'KYC-6',
      title: `url ${url ?? 'missing'} opens the profile`,
      input,
      steps: [...submitted, { answer: 'register', with: success({ url }, true) }, dismiss],
      state: 'done',
      output: profile,
      emitted: [reviewed],
    }),
  ),
  {
    id: 'KYC-6',
    title: 'bool false shows the server’s message and keeps the form',
    input,
    steps: [...submitted, { answer: 'register', with: { ...success({ url: null }, false), text: 'Closed today' } }],
    state: 'refused',
    context: { message: 'Closed today', fields, isSpinning: false },
  },
  {
    id: 'ERR-1',
    title: '200 without a body is an unexpected error',
    input,
    steps: [...submitted, { answer: 'register', with: { ...success({ url: null }), body: null } }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
  },
  ...[404, 300, 409, 422, 429, 500].map(
    (status): RegisterRow => ({
      id: 'ERR-1',
      title: `${status} shows the response text and keeps the form`,
      input,
      steps: [...submitted, { answer: 'register', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, fields, photo },
    }),
  ),
  ...(
    [
      ['passportUrl', 'document', { photo: 'please upload photo' }],
      ['Nid', 'document', { Nid: 'number is not valid' }],
      ['firstName', 'person', { firstName: 'field is not valid' }],
      ['lastName', 'person', { lastName: 'field is not valid' }],
      ['country', 'place', { country: 'field is not valid' }],
      ['state', 'place', { state: 'field is not valid' }],
      ['address', 'place', { address: 'field is not valid' }],
    ] as const
  ).map(
    ([name, step, errors]): RegisterRow => ({
      id: 'ERR-1',
      title: `a refusal that names ${name} leads to its step, with the error at the field`,
      also: ['KYC-3'],
      input,
      steps: [...submitted, { answer: 'register', with: { ...refusal(422), fields: [name] } }, dismiss],
      state: { editing: step },
      context: { fields, photo, errors: { ...noErrors, ...errors } },
    }),
  ),
  {
    id: 'ERR-1',
    title: 'after such a refusal the steps can be passed again',
    input,
    steps: [
      ...submitted,
      { answer: 'register', with: { ...refusal(422), fields: ['Nid', 'firstName'] } },
      dismiss,
      next,
      next,
    ],
    state: { editing: 'place' },
    context: { errors: noErrors },
  },
  {
    id: 'KYC-5',
    title: 'the next attempt after a refusal is a new one, with the uploaded image',
    input,
    steps: [...submitted, { answer: 'register', with: refusal(404) }, dismiss, submit('try-2')],
    state: { sending: 'submitting' },
    calls: { uploadImage: [upload], register: [first, { ...first, attemptId: 'try-2' }] },
  },
  {
    id: 'KYC-5',
    title: 'after 422, which may be caused by the image, it is uploaded again',
    input,
    steps: [...submitted, { answer: 'register', with: refusal(422) }, dismiss, submit('try-2')],
    state: { sending: 'uploading' },
    calls: { uploadImage: [upload, upload], register: [first] },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported and keeps what was filled in',
    input,
    steps: [...submitted, offline],
    state: 'refused',
    context: { message: 'network error', fields, photo, isSpinning: false },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    input,
    steps: [...submitted, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'KYC-5',
    title: 'after a lost answer the same attempt is sent again, and the image is not uploaded twice',
    input,
    steps: [...submitted, offline, dismiss, submit('try-2')],
    state: { sending: 'submitting' },
    context: { isSpinning: true },
    calls: { uploadImage: [upload], register: [first, first] },
  },
  {
    id: 'KYC-5',
    title: 'with another image it is a new attempt',
    input,
    steps: [
      ...submitted,
      offline,
      dismiss,
      back,
      back,
      pick(otherPhoto),
      next,
      next,
      submit('try-2'),
      { answer: 'uploadImage', with: { ...success(otherStored), status: 204 } },
    ],
    state: { sending: 'submitting' },
    calls: { register: [first, { ...first, passportUrl: otherStored.key, attemptId: 'try-2' }] },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal',
    input,
    steps: [...submitted, { fail: 'register', with: new Unauthorized() }],
    state: { editing: 'place' },
    context: { message: '', fields },
  },
];

const verification: readonly RegisterRow[] = [
  {
    id: 'KYC-7',
    title: 'a verified person has no form',
    input: { user: verified },
    steps: [write('state', 'Oslo'), pick(photo), next],
    state: 'verified',
    context: { photo: null, errors: noErrors },
  },
  {
    id: 'KYC-7',
    title: 'a person under review has the form, since a new submission replaces the one before',
    input: { user: { ...ada, kycVerified: 'pending' } },
    steps: [],
    state: { editing: 'document' },
  },
  {
    id: 'KYC-7',
    title: 'the form disappears once its person is verified, and what was filled in is discarded',
    input: { user: ada, seedphrase: 'sealed', draft: { fields, photo } },
    steps: [update(verified)],
    state: 'verified',
    context: {
      user: verified,
      seedphrase: 'sealed',
      fields: { Nid: '', firstName: 'Ada', lastName: 'Park', country: 'Norway', state: '', address: '' },
      photo: null,
    },
  },
  {
    id: 'KYC-7',
    title: 'a person who is no longer verified has the form again',
    input: { user: verified },
    steps: [update({ ...ada, kycVerified: 'false' })],
    state: { editing: 'document' },
    context: { user: ada, seedphrase: null },
  },
  {
    id: 'KYC-7',
    title: 'a person who was verified during the call has no form after the refusal',
    input,
    steps: [...submitted, update(verified), { answer: 'register', with: refusal(409) }, dismiss],
    state: 'verified',
    context: { message: '' },
  },
];

/** The status table of identity registration. */
export const registrationSpec: readonly RegisterRow[] = [...checks, ...uploads, ...answers, ...verification];
