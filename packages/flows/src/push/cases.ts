import { TransportFailure, Unauthorized } from '../reply.ts';
import { Secret } from '../secret.ts';
import { ada, adaId, noon, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { pushMachine } from './machine.ts';

const stamp = { userId: adaId, at: noon };

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const pushCases = {
  tags: { busy: ['asking'] },
  inputs: [undefined],
  events: {
    signedIn: [{ type: 'signedIn', user: ada, epoch: 1 }],
    signedOut: [{ type: 'signedOut' }],
    'permission.requested': [{ type: 'permission.requested' }],
    'permission.declined': [{ type: 'permission.declined' }],
    'permission.changed': [{ type: 'permission.changed' }],
    'page.resumed': [{ type: 'page.resumed' }],
  },
  answers: {
    readPermission: [
      { permission: 'granted', stamp, at: noon },
      { permission: 'granted', stamp: null, at: noon },
      { permission: 'denied', stamp: null, at: noon },
      { permission: 'default', stamp: null, at: noon },
      { permission: 'missing', stamp: null, at: noon },
    ],
    askPermission: [undefined],
    activateWorker: [undefined],
    getToken: [new Secret('endpoint-of-ada'), null],
    saveToken: [success(null), refusal(422)],
    removeToken: [undefined],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ userId, token }) => [userId, token !== null],
  // Whatever the result of the prompt, the page continues, and the permission is read afterwards.
  quiet: ['askPermission'],
  secrets: ['endpoint-of-ada'],
  invariants: {
    'nothing is registered without a user': ({ state, context }) =>
      context.userId !== null || ['idle', 'asking', 'leaving'].includes(state),
    'no data of a person remains after the end': ({ state, context }) =>
      !['idle', 'leaving'].includes(state) || (context.userId === null && context.token === null && context.left === 0),
    'a token is in memory only while it is saved': ({ state, context }) =>
      (context.token !== null) === (state === 'savingToken'),
    'each call runs in its own state': ({ state, pending }) =>
      pending.every(({ port }) => callers[port] === state) &&
      pending.length === (callingStates.includes(state) ? 1 : 0),
  },
} as const satisfies Cases<typeof pushMachine>;

const callers: Readonly<Record<string, string>> = {
  readPermission: 'checking',
  askPermission: 'asking',
  activateWorker: 'activatingWorker',
  getToken: 'gettingToken',
  saveToken: 'savingToken',
  removeToken: 'leaving',
};
const callingStates = Object.values(callers);
