import { TransportFailure, Unauthorized } from '../reply.ts';
import { Secret } from '../secret.ts';
import { ada, adaId, noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { pushMachine } from './machine.ts';
import type { PushEmitted, PushPermission } from './types.ts';

type PushStep = Step<typeof pushMachine>;
type PushRow = Row<typeof pushMachine>;

const day = 86_400_000;
const token = new Secret('endpoint-of-ada');
const signIn: PushStep = { send: { type: 'signedIn', user: ada, epoch: 1 } };
const asBob: PushStep = { send: { type: 'signedIn', user: { ...ada, _id: 'bob' }, epoch: 2 } };
const signOut: PushStep = { send: { type: 'signedOut' } };
const press: PushStep = { send: { type: 'permission.requested' } };
const decline: PushStep = { send: { type: 'permission.declined' } };
const changed: PushStep = { send: { type: 'permission.changed' } };
const resumed: PushStep = { send: { type: 'page.resumed' } };
const answered: PushStep = { answer: 'askPermission', with: undefined };
const active: PushStep = { answer: 'activateWorker', with: undefined };
const gotToken: PushStep = { answer: 'getToken', with: token };
const saved: PushStep = { answer: 'saveToken', with: success(null) };
const removed: PushStep = { answer: 'removeToken', with: undefined };
const permissionIs = (
  permission: PushPermission['permission'],
  age: number | null = null,
  userId = adaId,
): PushStep => {
  const stamp = age === null ? null : { userId, at: noon - age };
  return { answer: 'readPermission', with: { permission, stamp, at: noon } };
};
const log = (level: 'info' | 'warning', text: string): PushEmitted => ({ type: 'logged', level, text });
const toWallet: PushEmitted = { type: 'navigate', to: '/wallet' };
const stamped: PushEmitted = { type: 'persistStamp', stamp: { userId: adaId, at: noon } };
const unstamped: PushEmitted = { type: 'persistStamp', stamp: null };
const on = log('info', 'Push notifications are on.');
const notActive = log('warning', 'The service worker did not become active.');
const notSent = log('warning', 'The push token could not be sent.');
const toToken: readonly PushStep[] = [signIn, permissionIs('granted'), active];
const toSave: readonly PushStep[] = [...toToken, gotToken];
const toSaved: readonly PushStep[] = [...toSave, saved];

const row = (id: string, title: string, steps: readonly PushStep[], rest: Omit<PushRow, 'id' | 'title' | 'steps'>) => {
  return { id, title, steps, ...rest };
};

/** The status table of registering for push. */
export const pushSpec: readonly PushRow[] = [
  row('PUSH-2', 'nothing happens while nobody is signed in', [changed, resumed], {
    state: 'idle',
    calls: { readPermission: [] },
  }),
  row('PUSH-2', 'reads the browser’s permission once somebody is signed in', [signIn], {
    state: 'checking',
    context: { userId: adaId },
    calls: { readPermission: [undefined] },
  }),
  row('PUSH-2', 'a browser without push is only logged', [signIn, permissionIs('missing')], {
    state: 'unsupported',
    emitted: [log('info', 'This browser has no push notifications.')],
  }),
  row(
    'PUSH-2',
    'so is one that fails to report its permission',
    [signIn, { fail: 'readPermission', with: new Error('') }],
    {
      state: 'unsupported',
      emitted: [log('info', 'This browser has no push notifications.')],
    },
  ),
  row('PUSH-2', 'and one that never answers', [signIn, { wait: 20_000 }], {
    state: 'unsupported',
    emitted: [log('info', 'This browser has no push notifications.')],
  }),
  row('PUSH-2', 'denied is only logged', [signIn, permissionIs('denied')], {
    state: 'denied',
    emitted: [log('info', 'Push notifications are denied.')],
    calls: { activateWorker: [], saveToken: [] },
  }),
  row('PUSH-1', 'an undecided permission waits for the button', [signIn, permissionIs('default')], {
    state: 'promptable',
    calls: { askPermission: [] },
  }),
  row('PUSH-1', 'the button opens the browser’s prompt, once', [signIn, permissionIs('default'), press, press], {
    state: 'asking',
    calls: { askPermission: [undefined] },
  }),
  row('PUSH-1', 'the button need not wait for the permission to be read', [signIn, press], { state: 'asking' }),
  row(
    'PUSH-1',
    'after the answer it opens the wallet and registers',
    [signIn, permissionIs('default'), press, answered],
    {
      state: 'checking',
      emitted: [toWallet],
    },
  ),
  row('PUSH-1', 'the browser’s own event of the answer does not come first', [signIn, press, changed], {
    state: 'asking',
  }),
  row(
    'PUSH-1',
    'a browser that cannot ask opens the wallet too',
    [signIn, press, { fail: 'askPermission', with: new Error('') }],
    {
      state: 'checking',
      emitted: [toWallet],
    },
  ),
  row('PUSH-1', 'the answer may take as long as it needs (F-7)', [signIn, press, { wait: 3_600_000 }], {
    state: 'asking',
  }),
  row('PUSH-1', 'Not now closes the prompt without an answer', [signIn, press, decline], {
    state: 'checking',
    emitted: [toWallet],
  }),
  row(
    'PUSH-1',
    'a permission given after Not now is used when the browser reports it (F-7)',
    [signIn, press, decline, permissionIs('default'), changed, permissionIs('granted')],
    {
      state: 'activatingWorker',
      emitted: [toWallet],
    },
  ),
  row('PUSH-1', 'the permission can be requested before anybody signs in', [press, answered], {
    state: 'idle',
    emitted: [toWallet],
    calls: { askPermission: [undefined], readPermission: [] },
  }),
  row(
    'PUSH-1',
    'a failing prompt opens the wallet before anybody signs in',
    [press, { fail: 'askPermission', with: new Error('') }],
    {
      state: 'idle',
      emitted: [toWallet],
    },
  ),
  row('PUSH-1', 'Not now closes the prompt before anybody signs in', [press, decline], {
    state: 'idle',
    emitted: [toWallet],
  }),
  row('PUSH-1', 'the button opens the wallet when the permission is denied', [signIn, permissionIs('denied'), press], {
    state: 'denied',
    emitted: [log('info', 'Push notifications are denied.'), toWallet],
    calls: { askPermission: [] },
  }),
  row(
    'PUSH-1',
    'the button opens the wallet when the permission is granted already',
    [signIn, permissionIs('granted', 0), press],
    {
      state: 'registered',
      emitted: [toWallet],
    },
  ),
  row('PUSH-1', 'Not now opens the wallet without a prompt', [signIn, permissionIs('default'), decline], {
    state: 'promptable',
    emitted: [toWallet],
    calls: { askPermission: [] },
  }),
  row('PUSH-2', 'granted starts the service worker', [signIn, permissionIs('granted')], {
    state: 'activatingWorker',
    calls: { activateWorker: [undefined] },
  }),
  row('PUSH-3', 'the service worker may take 9 999 ms', [signIn, permissionIs('granted'), { wait: 9_999 }], {
    state: 'activatingWorker',
  }),
  row('PUSH-3', 'after 10 000 ms it has failed', [signIn, permissionIs('granted'), { wait: 10_000 }], {
    state: 'failed',
    emitted: [notActive],
  }),
  row(
    'PUSH-3',
    'a worker that fails is logged',
    [signIn, permissionIs('granted'), { fail: 'activateWorker', with: new Error('') }],
    {
      state: 'failed',
      emitted: [notActive],
    },
  ),
  row('PUSH-2', 'an active service worker is asked for the token', toToken, {
    state: 'gettingToken',
    calls: { getToken: [undefined] },
  }),
  row('PUSH-2', 'a missing token is a warning, and nothing is sent', [...toToken, { answer: 'getToken', with: null }], {
    state: 'noToken',
    emitted: [log('warning', 'The browser gave no push token.')],
    calls: { saveToken: [] },
  }),
  row('PUSH-2', 'a failure to get the token is logged', [...toToken, { fail: 'getToken', with: new Error('') }], {
    state: 'failed',
    emitted: [log('warning', 'The push token could not be obtained.')],
    calls: { saveToken: [] },
  }),
  row('PUSH-2', 'so is a token that never arrives', [...toToken, { wait: 20_000 }], {
    state: 'failed',
    emitted: [log('warning', 'The push token could not be obtained.')],
  }),
  row('PUSH-2', 'the token is sent with the user', toSave, {
    state: 'savingToken',
    calls: { saveToken: [{ token, userId: adaId }] },
  }),
  row('PUSH-2', 'once saved the token is dropped and its time stored', toSaved, {
    state: 'registered',
    context: { token: null, left: 7 * day },
    emitted: [stamped, on],
  }),
  ...[200, 422, 500].map((status) =>
    row(
      'PUSH-2',
      `${status} is only logged, and the token does not count as saved (F-5)`,
      [...toSave, { answer: 'saveToken', with: refusal(status) }],
      {
        state: 'failed',
        context: { token: null },
        emitted: [log('warning', 'The push token was refused.')],
      },
    ),
  ),
  row(
    'PUSH-3',
    'a refused token is sent again when the page becomes visible (F-5)',
    [...toSave, { answer: 'saveToken', with: refusal(500) }, resumed, permissionIs('granted'), active, gotToken, saved],
    {
      state: 'registered',
      emitted: [log('warning', 'The push token was refused.'), stamped, on],
      calls: {
        saveToken: [
          { token, userId: adaId },
          { token, userId: adaId },
        ],
      },
    },
  ),
  row('PUSH-2', 'a network failure is logged', [...toSave, { fail: 'saveToken', with: new TransportFailure() }], {
    state: 'failed',
    context: { token: null },
    emitted: [notSent],
  }),
  row('PUSH-2', 'no answer within 20 seconds is logged', [...toSave, { wait: 20_000 }], {
    state: 'failed',
    emitted: [notSent],
  }),
  row(
    'ERR-2',
    'a revoked session token is reported by the session',
    [...toSave, { fail: 'saveToken', with: new Unauthorized() }],
    {
      state: 'failed',
      context: { token: null },
    },
  ),
  row('PUSH-3', 'a token younger than 7 days is not sent again', [signIn, permissionIs('granted', 7 * day - 1)], {
    state: 'registered',
    context: { left: 1 },
    calls: { activateWorker: [] },
  }),
  row('PUSH-3', 'a token of 7 days is', [signIn, permissionIs('granted', 7 * day)], { state: 'activatingWorker' }),
  row('PUSH-3', 'and one that was saved for another person', [signIn, permissionIs('granted', 0, 'bob')], {
    state: 'activatingWorker',
  }),
  row('PUSH-3', 'it is used until it is 7 days old', [...toSaved, { wait: 7 * day - 1 }], {
    state: 'registered',
    emitted: [stamped, on],
  }),
  row('PUSH-3', 'and then refreshed, while the tab is open', [...toSaved, { wait: 7 * day }], {
    state: 'gettingToken',
    emitted: [stamped, on],
  }),
  ...(['promptable', 'denied', 'registered', 'noToken', 'failed'] as const).map((state) => {
    const pathsTo: Record<typeof state, readonly PushStep[]> = {
      promptable: [signIn, permissionIs('default')],
      denied: [signIn, permissionIs('denied')],
      registered: [signIn, permissionIs('granted', 0)],
      noToken: [...toToken, { answer: 'getToken', with: null }],
      failed: [signIn, permissionIs('granted'), { wait: 10_000 }],
    };
    const words: Record<typeof state, readonly PushEmitted[]> = {
      promptable: [],
      denied: [log('info', 'Push notifications are denied.')],
      registered: [],
      noToken: [log('warning', 'The browser gave no push token.')],
      failed: [notActive],
    };
    return row(
      'PUSH-3',
      `when the page becomes visible it checks again if it was ${state}`,
      [...pathsTo[state], resumed],
      {
        state: 'checking',
        emitted: words[state],
        calls: { readPermission: [undefined, undefined] },
      },
    );
  }),
  row('PUSH-2', 'a permission changed outside of the page is noticed', [signIn, permissionIs('granted'), changed], {
    state: 'checking',
  }),
  row('PUSH-2', 'and while a token is saved, that token is dropped', [...toSave, changed], {
    state: 'checking',
    context: { token: null },
  }),
  row('PUSH-2', 'another person is registered again', [...toSave, asBob], {
    state: 'checking',
    context: { userId: 'bob', token: null },
  }),
  row('SESS-6', 'signing out removes the subscription', [...toSave, signOut], {
    state: 'leaving',
    context: { userId: null, token: null },
    calls: { removeToken: [undefined] },
  }),
  row('SESS-6', 'and deletes its time', [signIn, signOut, removed], { state: 'idle', emitted: [unstamped] }),
  row(
    'SESS-6',
    'a subscription that cannot be removed is logged',
    [signIn, signOut, { fail: 'removeToken', with: new Error('') }],
    {
      state: 'idle',
      emitted: [unstamped, log('warning', 'The push subscription could not be removed.')],
    },
  ),
  row('SESS-6', 'so is a removal that takes too long', [signIn, signOut, { wait: 20_000 }], {
    state: 'idle',
    emitted: [unstamped, log('warning', 'The push subscription could not be removed.')],
  }),
  row('SESS-6', 'a subscription of an earlier visit is removed before anybody signs in', [signOut], {
    state: 'leaving',
    calls: { removeToken: [undefined], readPermission: [] },
  }),
  row('SESS-6', 'a second sign-out does nothing more', [signIn, signOut, signOut], {
    state: 'leaving',
    calls: { removeToken: [undefined] },
  }),
];
