import type { Logged, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Secret } from '../secret.ts';
import type { SignedIn } from '../session/types.ts';
import type { EpochMs } from '../types.ts';

/** Whose push token was saved last, and when. */
export interface PushStamp {
  readonly userId: string;
  readonly at: EpochMs;
}

export interface PushContext {
  /** null while nobody is signed in: nothing is registered then (PUSH-2). */
  readonly userId: string | null;
  /** The browser's push subscription. Anybody who has it can send to it, so it is behind a handle. */
  readonly token: Secret | null;
  /** Ms until the token is refreshed, when the timer was set. */
  readonly left: number;
}

export type PushEvent =
  /** The session's own event, forwarded unchanged. */
  | SignedIn
  | { readonly type: 'signedOut' }
  /** 'Allow Notifications' was pressed. */
  | { readonly type: 'permission.requested' }
  /** 'Not now' was pressed. */
  | { readonly type: 'permission.declined' }
  /** The permission was changed outside of the page. */
  | { readonly type: 'permission.changed' }
  /** The page became visible, or the computer woke up. */
  | { readonly type: 'page.resumed' };

/** Port `readPermission`: the browser's permission, and what was stored of the last registration. */
export interface PushPermission {
  /** 'missing' if the browser does not support push. */
  readonly permission: 'granted' | 'denied' | 'default' | 'missing';
  readonly stamp: PushStamp | null;
  readonly at: EpochMs;
}

/** Port `getToken`: subscribes; null if the browser returns no subscription. */
export type PushToken = Secret | null;

/** Port `saveToken`: POST /save-token. */
export interface SaveTokenCall {
  readonly token: Secret;
  readonly userId: string;
}
export type SaveTokenReply = Reply;

/** Asks the app to store when the token was saved; null to delete it. */
export interface PersistStamp {
  readonly type: 'persistStamp';
  readonly stamp: PushStamp | null;
}

export type PushEmitted = Navigate | Logged | PersistStamp;
