import { type EventObject, fromCallback } from 'xstate';

/**
 * A handle of the open keys of a wallet, created by the app. Machines pass it on and wipe it, but cannot read it. The
 * holder is private to the class, so snapshots, events and inspection see only `{}`.
 */
export class OpenKeys<Holder = unknown> {
  readonly #holder: Holder;
  readonly #wipe: () => void;

  /** @param wipe overwrites the keys or ends the holder; called once or more often */
  constructor(holder: Holder, wipe: (holder: Holder) => void) {
    this.#holder = holder;
    this.#wipe = () => wipe(holder);
  }

  /** The holder, for the app's own ports. */
  reveal(): Holder {
    return this.#holder;
  }

  /** Wipes the keys: nothing can be signed with them any more. */
  wipe(): void {
    this.#wipe();
  }
}

export interface KeyringInput {
  readonly keys: OpenKeys;
}

/**
 * Implements the port `keyring`: `vaultMachine.provide({ actors: { keyring: implementKeyring(watch) } })`.
 *
 * The keys are wiped when their state is left and when the flow is stopped, whatever the reason (WALLET-3).
 *
 * @param watch receives the open keys, and a function to call when they are lost, which makes the key ring fail; returns a
 * function that stops watching
 */
export function implementKeyring(watch: (keys: OpenKeys, onLost: () => void) => () => void) {
  return fromCallback<EventObject, KeyringInput>(({ input: { keys }, self, receive }) => {
    const stop = watch(keys, () => self.send({ type: 'lost' }));
    const end = () => {
      stop();
      keys.wipe();
    };
    // An error thrown here fails the actor without calling its cleanup function, so the keys are wiped first.
    receive(() => {
      end();
      throw new Error('The keys are lost.');
    });
    return end;
  });
}
