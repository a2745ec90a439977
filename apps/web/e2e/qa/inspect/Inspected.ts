import type { StateValue } from 'xstate';

/** A report of the test build about one of its flows. Of the context it contains only the texts that the page shows. */
export type Inspected = {
  /** The id of the machine. */
  readonly flow: string;
  /** The page load and the session id of the actor. */
  readonly actor: string;
  /** The time in ms, by the page's clock, which a test can change. */
  readonly at: number;
} & (
  | { readonly type: 'started' }
  | {
      readonly type: 'emitted';
      /** The type of what the flow told the page, e.g. `historyStale`. */
      readonly emitted: string;
    }
  | {
      readonly type: 'transition';
      readonly event: string;
      /** Names of the transitions; empty if no guard allowed one. */
      readonly taken: readonly string[];
      /** The state after them. */
      readonly value: StateValue;
    }
  | {
      readonly type: 'state';
      readonly value: StateValue;
      readonly status: string;
      readonly tags: readonly string[];
      /** Ids of the pending calls. */
      readonly waitsFor: readonly string[];
      /** The message of an open modal; '' when there is none. */
      readonly message: string;
      /** The text that the page shows beside the form; '' when there is none. */
      readonly notice: string;
      /** The errors of fields, by name. */
      readonly wrongFields: Readonly<Record<string, string>>;
      /** Other errors that the page shows beside its form. */
      readonly errors: readonly string[];
      /** Whether one of these other errors belongs to a field. */
      readonly hasFieldErrors: boolean;
      /** The page to which the flow leads at its end; null for none. */
      readonly leadsTo: string | null;
    }
);
