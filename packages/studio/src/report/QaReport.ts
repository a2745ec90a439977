/** What `npm run qa` writes for its report page: the results of driving flows through the real app. */
export interface QaReport {
  /** Whether the run goes on: the page then reads the file again. */
  readonly isRunning: boolean;
  /** When the run started, ISO 8601. */
  readonly startedAt: string;
  readonly flows: readonly ReportedFlow[];
  /** Flows of the run that have not been driven yet. */
  readonly remaining: readonly string[];
}

export interface ReportedFlow {
  readonly flow: string;
  readonly seconds: number;
  readonly transitions: readonly ReportedTransition[];
  readonly guards: readonly ReportedGuard[];
  /** Ids of the requirements of the transitions that were driven. */
  readonly requirements: readonly string[];
  /** Ids of the requirements of all transitions. */
  readonly allRequirements: readonly string[];
  readonly paths: readonly ReportedPath[];
  readonly failures: readonly ReportedFailure[];
}

export interface ReportedTransition {
  readonly name: string;
  /**
   * `taken` by the page as by the model; `ended`: a 401 ended the session before the flow received the answer;
   * `explained`: not taken, with a reason; `missing`: not taken, without a reason.
   */
  readonly kind: 'taken' | 'ended' | 'explained' | 'missing';
  /** Why it was not taken; empty if it was. */
  readonly reason: string;
}

export interface ReportedGuard {
  readonly name: string;
  readonly wasTrue: boolean;
  readonly wasFalse: boolean;
}

export interface ReportedFailure {
  readonly message: string;
  /** The run up to the step that failed, for `npm run qa -- --replay`. */
  readonly link: string;
}

export interface ReportedPath {
  readonly steps: readonly ReportedStep[];
  /** Why page and model differ in the last step; null if they do not. */
  readonly failure: string | null;
}

export interface ReportedStep {
  /** What was done, for example `submitted` or `login fails`; `start` for the first. */
  readonly label: string;
  /** The state of the model after the step: `editing`, or `unlocked.open` for a nested one. */
  readonly state: string;
  /** Names of the transitions that the step takes. */
  readonly taken: readonly string[];
  /** The calls that ended during the step, with their status: `POST /login 422`, `GET /plans lost`. */
  readonly calls: readonly string[];
  /** The path of a picture of the page after the step, relative to the report; null if there is none. */
  readonly picture: string | null;
}
