import { type EventObject, fromCallback } from 'xstate';

/**
 * Open keys of a wallet, as the app's key holder gave them out. Machines hand them on and end them, but cannot look.
 *
 * What is kept is private to the class, so snapshots, events and inspection see only `{}`.
 */
export class OpenKeys<Kept = unknown> {
  readonly #kept: Kept;
  readonly #wipe: () => void;

  /** @param wipe overwrites or ends what is kept; called once or more often */
  constructor(kept: Kept, wipe: (kept: Kept) => void) {
    this.#kept = kept;
    this.#wipe = () => wipe(kept);
  }

  /** What is kept, for the app's own ports. */
  reveal(): Kept {
    return this.#kept;
  }

  /** Ends the keys: nothing can be signed with them any more. */
  wipe(): void {
    this.#wipe();
  }
}

export interface KeyringInput {
  readonly keys: OpenKeys;
}

/**
 * Fills the slot `keyring`: `vaultMachine.provide({ actors: { keyring: keepKeys(watch) } })`.
 *
 * The keys are wiped when their state is left and when the flow is stopped, whatever the reason (WALLET-3).
 *
 * @param watch is given the keys while they are open, and what to call when they are lost; returns how to stop that
 */
export function keepKeys(watch: (keys: OpenKeys, lost: () => void) => () => void = () => () => {}) {
  return fromCallback<EventObject, KeyringInput>(({ input, sendBack }) => {
    const stop = watch(input.keys, () => sendBack({ type: 'lock.requested' }));
    return () => {
      input.keys.wipe();
      stop();
    };
  });
}
