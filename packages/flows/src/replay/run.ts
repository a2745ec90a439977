/** The version of the format that this code writes and reads. It changes if an older player could misread a run. */
export const RUN_FORMAT = 1;

/**
 * A recorded run of one flow: where it started, and everything that happened to it, in order.
 *
 * A run is plain JSON. It can be kept in a file, put into a link (`runToLink`) and played again (`play`) without a browser,
 * a network or a real clock. It never holds a secret; see `SecretHandle`.
 */
export interface Run {
  /** The version of this format. */
  readonly format: typeof RUN_FORMAT;
  /** The id of the machine, e.g. 'login'. */
  readonly flow: string;
  /** The version of the machine that was recorded; see `flowVersionOf`. */
  readonly flowVersion: string;
  /** The input of the machine; absent if it has none. */
  readonly input?: RunValue;
  readonly steps: readonly RunStep[];
}

/** One step of the flow. */
export type RunStep = EventStep | AnswerStep | TimeStep;

/** The screen, or another part of the app, sent an event. */
export interface EventStep {
  readonly event: { readonly type: string; readonly [field: string]: RunValue };
}

/** A call of the flow was answered: `with` the port's answer, or it `fails` because there was none. */
export type AnswerStep = {
  /** The port that was called. */
  readonly answer: string;
  /**
   * The index of the answered call among all calls of the run, starting at 0. Without it, the pending call of this port
   * is answered. Only needed to answer a call that was cancelled.
   */
  readonly call?: number;
} & ({ readonly with: RunValue } | { readonly fails: RunValue });

/** Time passed, in ms. Timers of the machine fire at their own time within it. */
export interface TimeStep {
  readonly time: number;
}

/**
 * A value in a run: JSON, and for what JSON cannot hold an object whose field names start with `$`.
 *
 * | written as | is |
 * | --- | --- |
 * | `{ "secret": "password" }` | a secret that the player replaces; see `SecretHandle` |
 * | `{ "$error": "TransportFailure", "message": "network error" }` | an error |
 * | `{ "$file": { "type": "image/png", "size": 1024 } }` | a picked file, without its content |
 * | `{ "$function": "checkAddress" }` | a function, taken from the flow's examples |
 * | `{ "$undefined": true }`, `{ "$number": "NaN" }`, `{ "$bigint": "1" }` | values that JSON lacks |
 * | `{ "$hostile": "a text" }` | a value of the bad input tests, by its name there |
 */
export type RunValue = string | number | boolean | null | readonly RunValue[] | { readonly [field: string]: RunValue };

/**
 * A placeholder for a secret. The player replaces it with a test value: one of those that the flow's `cases.ts` has
 * under the same field name.
 */
export type SecretHandle = {
  /** The name of the field with the secret. */
  readonly secret: string;
  /**
   * Which of the test values with this name behaves as the secret did: 0, the default, is the first in `cases.ts`. So a
   * password that was too short is played with one that is too short.
   */
  readonly example?: number;
  /** The kind of value to generate if `cases.ts` has none with this name. */
  readonly as?: SecretKind;
};

/** The kinds of value that can be secret: a handle of the flows, or plain text or a number in a field with a secret name. */
export type SecretKind = 'Secret' | 'OpenKeys' | 'text' | 'number';
