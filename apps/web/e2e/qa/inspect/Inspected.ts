import type { StateValue } from 'xstate';

/** What a page of the test build tells of one of its flows. It holds no context beyond the words that the page shows. */
export type Inspected = {
  /** The id of the machine. */
  readonly flow: string;
  /** Which actor of this machine it is. */
  readonly actor: string;
  /** When, in ms by the clock of the page, which a test can move. */
  readonly at: number;
} & (
  | { readonly type: 'started' }
  | {
      readonly type: 'transition';
      readonly event: string;
      /** Names of the transitions; none where no guard let one through. */
      readonly taken: readonly string[];
      /** The state that they led to. */
      readonly value: StateValue;
    }
  | {
      readonly type: 'state';
      readonly value: StateValue;
      readonly status: string;
      readonly tags: readonly string[];
      /** Ids of the calls that wait for an answer. */
      readonly waitsFor: readonly string[];
      /** The message of an open modal; '' when there is none. */
      readonly message: string;
      /** What is said at the fields. */
      readonly errors: readonly string[];
      /** Whether a field of the form is wrong, and not something beside the fields. */
      readonly hasFieldErrors: boolean;
      /** The page that the flow leads to at its end; null for none. */
      readonly leadsTo: string | null;
    }
);
