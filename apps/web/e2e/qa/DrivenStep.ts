import type { StateValue } from 'xstate';

/** A step that was driven in the page, for the report. */
export interface DrivenStep {
  /** See `stepLabel`. */
  readonly label: string;
  /** The state of the model after the step. */
  readonly value: StateValue;
  /** Names of the transitions that the step takes. */
  readonly taken: readonly string[];
  /** The calls that ended during the step, e.g. `POST /login 422`. */
  readonly calls: readonly string[];
  /** A picture of the page after the step, in the report's folder; null if there is none. */
  readonly picture: string | null;
}
