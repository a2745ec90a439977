import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, image, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { profilePhotoMachine } from './machine.ts';

type PhotoStep = Step<typeof profilePhotoMachine>;
type PhotoRow = Row<typeof profilePhotoMachine>;

const input = { user: ada };
const photo = image('image/jpg', 348_201);
const otherPhoto = image('image/png', 1_000);
const stored = { key: 'bucket/0190f7c2.jpg', location: '/api/storage/keel/bucket/0190f7c2.jpg' };
const pick = (picked: typeof photo): PhotoStep => ({ send: { type: 'photo.picked', photo: picked } });
const submit: PhotoStep = { send: { type: 'submitted' } };
const dismiss: PhotoStep = { send: { type: 'message.dismissed' } };
const uploaded: PhotoStep = { answer: 'uploadImage', with: { ...success(stored), status: 204 } };
const offline: PhotoStep = { fail: 'savePhoto', with: new TransportFailure() };
const answered: PhotoStep = { answer: 'savePhoto', with: success({ url: '/wallet' }, true) };
const submitted: readonly PhotoStep[] = [pick(photo), submit];
const saving: readonly PhotoStep[] = [...submitted, uploaded];

const upload = { purpose: 'profile', contentType: 'image/jpeg', image: photo };
const call = { profilePhotoUrl: stored.location, email: 'ada@example.com' };
const logged = { type: 'logged', level: 'error', text: 'Failed to upload image to S3' } as const;
const pictured = { type: 'userUpdated', user: { ...ada, profilePhotoUrl: stored.location } } as const;
const wallet = { type: 'navigate', to: '/wallet', state: { email: 'ada@example.com' } } as const;

const picks: readonly PhotoRow[] = [
  {
    id: 'PHOTO-1',
    title: 'starts without a photo, and with nothing to upload',
    input,
    steps: [submit],
    state: 'choosing',
    context: { photo: null, message: '' },
    calls: { uploadImage: [], savePhoto: [] },
  },
  {
    id: 'ERR-2',
    title: 'starts with the photo that was chosen when the session ended, and uploads it',
    input: { user: ada, photo },
    steps: [submit],
    state: 'uploading',
    context: { photo },
    calls: { uploadImage: [upload] },
  },
  {
    id: 'PHOTO-1',
    title: 'a chosen photo is previewed, and the last one counts',
    input,
    steps: [pick(otherPhoto), pick(photo)],
    state: 'choosing',
    context: { photo },
    calls: { uploadImage: [] },
  },
  ...(
    [
      ['another type', image('image/gif', 1_000), 'Invalid file type'],
      ['an empty file', image('image/png', 0), 'File cannot be empty'],
      ['a file of more than 10 MB', image('image/png', 10_485_761), 'File cannot be larger than 10 MB'],
    ] as const
  ).map(
    ([what, picked, message]): PhotoRow => ({
      id: 'PHOTO-1',
      title: `${what} is refused, and the previous photo stays`,
      also: ['UPLOAD-2', 'UPLOAD-3'],
      input,
      steps: [pick(photo), pick(picked)],
      state: 'refused',
      context: { message, photo },
    }),
  ),
  {
    id: 'PHOTO-1',
    title: 'after dismissing the message another can be chosen',
    input,
    steps: [pick(image('image/gif', 1_000)), dismiss, pick(photo)],
    state: 'choosing',
    context: { message: '', photo },
  },
];

const uploads: readonly PhotoRow[] = [
  {
    id: 'UPLOAD-1',
    title: 'the photo is uploaded first, once, even with repeated presses, and cannot be replaced meanwhile',
    input,
    steps: [...submitted, submit, pick(otherPhoto), submit],
    state: 'uploading',
    context: { photo },
    calls: { uploadImage: [upload], savePhoto: [] },
  },
  ...(
    [
      ['403', { answer: 'uploadImage', with: refusal(403) }],
      ['200', { answer: 'uploadImage', with: success(stored) }],
      ['204 without the file’s address', { answer: 'uploadImage', with: refusal(204) }],
      ['no network', { fail: 'uploadImage', with: new TransportFailure() }],
      ['a file that can no longer be read', { fail: 'uploadImage', with: new Error('NotFoundError') }],
      ['no answer within two minutes', { wait: 120_000 }],
    ] as const
  ).map(
    ([what, step]): PhotoRow => ({
      id: 'UPLOAD-1',
      title: `${what} is a failed upload: logged, reported, and nothing is saved`,
      input,
      steps: [...submitted, step],
      state: 'refused',
      context: { message: 'Something went wrong', photo },
      calls: { savePhoto: [] },
      emitted: [logged],
    }),
  ),
  {
    id: 'UPLOAD-1',
    title: 'a failed upload can be tried again',
    input,
    steps: [...submitted, { fail: 'uploadImage', with: new TransportFailure() }, dismiss, submit],
    state: 'uploading',
    context: { message: '' },
    calls: { uploadImage: [upload, upload] },
    emitted: [logged],
  },
  {
    id: 'ERR-2',
    title: 'a revoked token while uploading: no modal, nothing logged',
    input,
    steps: [...submitted, { fail: 'uploadImage', with: new Unauthorized() }],
    state: 'choosing',
    context: { message: '', photo },
  },
];

const answers: readonly PhotoRow[] = [
  {
    id: 'PHOTO-2',
    title: 'the address of the uploaded file is sent, once, even with repeated presses',
    input,
    steps: [...saving, submit, pick(otherPhoto), submit],
    state: 'saving',
    context: { photo },
    calls: { uploadImage: [upload], savePhoto: [call] },
  },
  {
    id: 'PHOTO-2',
    title: 'a change of the user does not affect it',
    input,
    steps: [...saving, { send: { type: 'user.updated', user: { ...ada, availableBalance: 1 } } }],
    state: 'saving',
    context: { user: { ...ada, availableBalance: 1 } },
    calls: { savePhoto: [call] },
  },
  {
    id: 'PHOTO-1',
    title: '200 shows the server’s message, and the user has the photo',
    input,
    steps: [...saving, { answer: 'savePhoto', with: { ...success({ url: '/wallet' }, true), text: 'Nice' } }],
    state: 'answered',
    context: { message: 'Nice' },
    emitted: [pictured],
  },
  {
    id: 'PHOTO-1',
    title: '200 without a message says that the photo was saved',
    input,
    steps: [...saving, answered],
    state: 'answered',
    context: { message: 'Your photo was saved.' },
    emitted: [pictured],
  },
  {
    id: 'PHOTO-1',
    title: 'the current user gets the photo',
    input,
    steps: [{ send: { type: 'user.updated', user: { ...ada, availableBalance: 1 } } }, ...saving, answered],
    state: 'answered',
    emitted: [{ type: 'userUpdated', user: { ...ada, availableBalance: 1, profilePhotoUrl: stored.location } }],
  },
  {
    id: 'PHOTO-1',
    title: 'dismissing it opens the url of the server with the email',
    input,
    steps: [...saving, answered, dismiss],
    state: 'done',
    output: wallet,
    emitted: [pictured],
  },
  {
    id: 'PHOTO-1',
    title: 'the encrypted vault is passed on',
    input: { user: ada, seedphrase: 'sealed' },
    steps: [...saving, answered, dismiss],
    state: 'done',
    output: { ...wallet, state: { email: 'ada@example.com', seedphrase: 'sealed' } },
    emitted: [pictured],
  },
  {
    id: 'PHOTO-1',
    title: 'another page of this app is opened',
    input,
    steps: [...saving, { answer: 'savePhoto', with: success({ url: '/profile' }, true) }, dismiss],
    state: 'done',
    output: { ...wallet, to: '/profile' },
    emitted: [pictured],
  },
  ...[null, '//evil.example', '/unknown', '/logout'].map(
    (url): PhotoRow => ({
      id: 'PHOTO-1',
      title: `url ${url ?? 'missing'} opens the wallet`,
      input,
      steps: [...saving, { answer: 'savePhoto', with: success({ url }, true) }, dismiss],
      state: 'done',
      output: wallet,
      emitted: [pictured],
    }),
  ),
  {
    id: 'PHOTO-1',
    title: 'bool false shows the server’s message',
    input,
    steps: [...saving, { answer: 'savePhoto', with: { ...success({ url: null }, false), text: 'Closed today' } }],
    state: 'refused',
    context: { message: 'Closed today', photo },
  },
  {
    id: 'ERR-1',
    title: '200 without a body is an unexpected error',
    input,
    steps: [...saving, { answer: 'savePhoto', with: { ...success({ url: null }), body: null } }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
  },
  ...[404, 300, 422, 429, 500].map(
    (status): PhotoRow => ({
      id: 'ERR-1',
      title: `${status} shows the response text and keeps the photo`,
      input,
      steps: [...saving, { answer: 'savePhoto', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, photo },
    }),
  ),
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    input,
    steps: [...saving, offline],
    state: 'refused',
    context: { message: 'network error', photo },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    input,
    steps: [...saving, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'PHOTO-2',
    title: 'after a failure to save the photo is not uploaded twice',
    input,
    steps: [...saving, offline, dismiss, submit],
    state: 'saving',
    calls: { uploadImage: [upload], savePhoto: [call, call] },
  },
  {
    id: 'PHOTO-2',
    title: 'a different photo is uploaded',
    input,
    steps: [...saving, offline, dismiss, pick(otherPhoto), submit],
    state: 'uploading',
    calls: { uploadImage: [upload, { ...upload, contentType: 'image/png', image: otherPhoto }] },
  },
  {
    id: 'PHOTO-2',
    title: 'after 422, which may be caused by the photo, it is uploaded again',
    input,
    steps: [...saving, { answer: 'savePhoto', with: refusal(422) }, dismiss, submit],
    state: 'uploading',
    calls: { uploadImage: [upload, upload] },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal',
    input,
    steps: [...saving, { fail: 'savePhoto', with: new Unauthorized() }],
    state: 'choosing',
    context: { message: '', photo },
  },
];

/** The status table of the profile photo. */
export const profilePhotoSpec: readonly PhotoRow[] = [...picks, ...uploads, ...answers];
