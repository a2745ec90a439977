import type { operations } from '@keel/contract';
import type { Cases, OutsideEvent, PortName, Step } from '@keel/flows/testing';
import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Account } from '../support/accounts.ts';
import type { KeelServer } from '../support/KeelServer.ts';
import type { Person } from '../support/test.ts';
import type { GuardExceptions } from './guardExceptions.ts';
import type { PlannedStep } from './model.ts';

/** What a driver works with: a page of the test build, and its server. */
export interface Driven extends Arranged {
  readonly page: Page;
  readonly server: KeelServer;
  /** The input of the flow, in the model. */
  readonly input: unknown;
  /** Whether the flow has started in the page. */
  readonly hasStarted: () => boolean;
  /** Whether the flow waits for the answer of this port now. */
  readonly isWaitingFor: (port: string) => boolean;
  /** The answers of the immediate ports (`ImmediatePort`) in the current step, in this order. */
  readonly immediate: readonly Step[];
}

/** The data that a flow needs on the server before its page is opened. */
export interface Arranged {
  /** The account that is signed in, or that the flow is about. */
  readonly account: Account;
  /** The link that starts the flow, e.g. a mailed one. @default none */
  readonly link?: string;
}

/** How one kind of event is sent: by a person's actions on the page. */
export interface EventDriver<Event> {
  readonly drive: (driven: Driven, event: Event) => Promise<void>;
  /** Whether the page allows this event in this state. @default always */
  readonly can?: (event: Event, before: AnyMachineSnapshot) => boolean;
  /** Whether the app may also send it by itself, at any time of a path. @default false */
  readonly isSentByAppToo?: boolean;
  /**
   * Other events that the page may send in addition, for example of a field that has to be filled in before. If the
   * event itself is among them, repetitions count as one. @default none
   */
  readonly extraEvents?: readonly string[];
  /** Whether the browser causes it and not a person, so that nothing has to have the focus afterwards. @default false */
  readonly isByBrowser?: boolean;
  /** Events that the page always sends immediately after this one, for the same action of the person. @default none */
  readonly followUps?: readonly AnyEventObject[];
}

/** An event that only the app itself sends: it is counted when it occurs, but no path waits for it. */
export interface SentByApp {
  readonly sentByApp: string;
}

/** An event or a call that no page can produce, and why. */
export interface Undriven {
  readonly undriven: string;
}

/** The outcome of a call. */
export type Outcome =
  /** The real server answers. */
  | { readonly kind: 'true' }
  /** An answer that the contract declares replaces the server's. */
  | { readonly kind: 'answer'; readonly status: number; readonly json: object; readonly retryAfter?: number }
  /** A captive portal's page replaces the call or its answer. */
  | { readonly kind: 'unreadable'; readonly when: 'before' | 'after' }
  /** The driver creates the answer with the real server, for example a session of another sign-in. */
  | { readonly kind: 'standIn'; readonly make: (driven: Driven) => Promise<StandIn> }
  /** No answer: the call was lost before it reached the server, or its answer afterwards. */
  | { readonly kind: 'lost'; readonly when: 'before' | 'after' };

export interface StandIn {
  readonly status: number;
  readonly json: object;
}

/** How a call of a flow is answered. */
export interface PortDriver<Answer = unknown> {
  /** The call's method and path in the contract, with `*` for a variable part: `POST /login`. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The operation of openapi.yaml whose declared refusals may be used. */
  readonly operation: keyof operations;
  /** The outcome for an answer of the model; null if no server can give that answer. @default `outcomeOf` */
  readonly answers?: (answer: Answer) => Outcome | null;
  /** The outcome for a failure of the model; null if this call cannot fail like that. @default `failureOutcome` */
  readonly fails?: (error: unknown) => Outcome | null;
  /** Whether other parts of the page make the same call. @default false */
  readonly isShared?: boolean;
  /** Whether the page makes the first of these calls before the flow has started (docs/decisions/0123). @default false */
  readonly isEarly?: boolean;
  /**
   * The event that is sent when other parts of the page have made the same call. After a failure of the flow's call, theirs fail
   * too until a path sends it: they are repeated, and a success would send the event at any time. @default they succeed
   */
  readonly failsUntil?: string;
  /**
   * Whether a call without a readable answer has reached the server, so that the rest of the path is possible. @default
   * it has not
   */
  readonly lostAnswerTime?: (rest: readonly PlannedStep[]) => 'before' | 'after';
}

/** A port that the browser or the person implements, without a call to the server. */
export interface BrowserPort {
  /** Whether the browser can be made to give this answer. */
  readonly canSettle: (step: Step) => boolean;
  readonly settle: (driven: Driven, step: Step) => Promise<void>;
}

/**
 * A port that the browser answers at once. Its answers belong to the step that causes its call, whose driver arranges
 * them beforehand: see `Driven.immediate`.
 */
export interface ImmediatePort {
  readonly isImmediate: true;
  /** Whether the browser can be made to give this answer. */
  readonly canSettle: (step: Step) => boolean;
}

/**
 * Everything needed to drive one flow through its page. A new event or call of the machine does not compile without an
 * entry.
 */
export interface FlowDriver<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly cases: Cases<Machine>;
  /** Opens the page in a new browser, so that the flow starts with this input. */
  readonly open: (driven: Driven) => Promise<void>;
  /** Events that the app sends immediately after the flow has started. @default none */
  readonly startEvents?: readonly OutsideEvent<Machine>[];
  /**
   * Events that an action of the person may cause again at any later time, e.g. once the code that it loads has arrived.
   * Repetitions count as one. @default none
   */
  readonly delayedEvents?: readonly OutsideEvent<Machine>['type'][];
  /** Whether the page can be opened so that the flow starts with this input. @default always */
  readonly canStart?: (input: unknown) => boolean;
  /**
   * Whether the page can be made to do a step in this state, in addition to the conditions of its event and its call.
   * @default always
   */
  readonly can?: (step: Step, before: AnyMachineSnapshot) => boolean;
  /** States that show a busy control without having the tag. @default none */
  readonly busyStates?: readonly string[];
  /**
   * States in which the page may be a loading screen, on which nothing can have the focus, or a page whose button is
   * busy. @default none
   */
  readonly loadingStates?: readonly string[];
  /**
   * States in which the page itself shows the message of the flow, without a modal: as an error of a field, or as text.
   * @default none
   */
  readonly messagesOnPage?: Readonly<Record<string, 'field' | 'text'>>;
  /**
   * Whether the page marks a field as wrong in this state that has no error in the flow, e.g. a text that is too long.
   * @default never
   */
  readonly marksField?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether the page has the control of a field in a state, e.g. in one step of a form. @default always */
  readonly showsField?: (field: string, state: string) => boolean;
  /** Whether its pages may show a recovery phrase: no picture is taken of them. @default false */
  readonly showsSecrets?: boolean;
  /** Errors that the flow writes to the console on purpose. @default none */
  readonly consoleErrors?: readonly string[];
  /** Who uses the page: a visitor, or an investor who is signed in. @default 'visitor' */
  readonly as?: 'visitor' | 'investor';
  /** Whether the page may have the app's service worker. @default 'block' */
  readonly serviceWorkers?: 'allow' | 'block';
  /**
   * The steps that a path can have only once, because the server refuses further ones for a while. Each path then needs
   * its own account (`isFresh`). @default none
   */
  readonly isOnce?: (step: Step) => boolean;
  /** Creates the data that the flow needs on the server. @default an account, for an investor with a balance */
  readonly arrange?: (server: KeelServer, person: Person) => Promise<Arranged>;
  /** Whether each path needs a new account, because an earlier path changes it for good. @default false */
  readonly isFresh?: boolean;
  readonly events: {
    readonly [Type in OutsideEvent<Machine>['type']]:
      | EventDriver<Extract<OutsideEvent<Machine>, { type: Type }>>
      | SentByApp
      | Undriven;
  };
  readonly ports: { readonly [Name in PortName<Machine>]: PortDriver<never> | BrowserPort | ImmediatePort | Undriven };
  /** Advances the clock of the page. @default it runs, and each timer fires as often as it is due */
  readonly wait?: (driven: Driven, ms: number) => Promise<void>;
  /** The control that is disabled while the flow has the tag `blocked`. @default no state has the tag */
  readonly blockedControl?: (driven: Driven) => Locator;
  /** What the page must show in each state in addition to what its tags require. */
  readonly shows?: Readonly<Record<string, (driven: Driven) => Promise<void>>>;
  /** Transitions that no run in the browser takes, by name, each with its reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
  /** Outcomes of guards that occur in no run in the browser, each with its reason. */
  readonly guardExceptions?: GuardExceptions;
}

/** A driver of any flow, as the runner uses it. */
export type AnyFlowDriver = Omit<FlowDriver<AnyStateMachine>, 'cases' | 'events' | 'ports'> & {
  readonly cases: Cases<AnyStateMachine>;
  readonly events: Readonly<Record<string, EventDriver<unknown> | SentByApp | Undriven>>;
  readonly ports: Readonly<Record<string, PortDriver | BrowserPort | ImmediatePort | Undriven>>;
};
