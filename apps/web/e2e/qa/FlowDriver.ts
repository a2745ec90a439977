import type { operations } from '@keel/contract';
import type { Cases, OutsideEvent, PortName, Step } from '@keel/flows/testing';
import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Account } from '../support/accounts.ts';
import type { KeelServer } from '../support/KeelServer.ts';
import type { Person } from '../support/test.ts';
import type { PlannedStep } from './model.ts';

/** What a driver works with: a page of the test build, and the server behind it. */
export interface Driven extends Arranged {
  readonly page: Page;
  readonly server: KeelServer;
  /** What the flow was started with, in the model. */
  readonly input: unknown;
}

/** What a flow needs on the server before its page is opened. */
export interface Arranged {
  /** Who is signed in, or whose account the flow is about. */
  readonly account: Account;
  /** The link that the flow starts with, e.g. a mailed one. @default none */
  readonly link?: string;
}

/** How one kind of event is sent: by what a person does on the page. */
export interface EventDriver<Event> {
  readonly drive: (driven: Driven, event: Event) => Promise<void>;
  /** Whether the page lets a person send this event in this state. @default always */
  readonly can?: (event: Event, before: AnyMachineSnapshot) => boolean;
  /** The app sends it at moments of its own too; then no path is disturbed by it. @default false */
  readonly isSentByAppToo?: boolean;
  /**
   * Other events that the page may send on the way, e.g. of the field that has to be filled before. With the event itself
   * among them, several of it count as one. @default none
   */
  readonly along?: readonly string[];
}

/** An event that the app itself sends, at moments of its own: it is seen and counted, and no path waits for it. */
export interface SentByApp {
  readonly sentByApp: string;
}

/** An event or a call that no page can be made to have, and why. */
export interface Undriven {
  readonly undriven: string;
}

/** What a call is answered with. */
export type Outcome =
  /** The real server answers. */
  | { readonly kind: 'true' }
  /** An answer that the contract declares, in place of the server's. */
  | { readonly kind: 'answer'; readonly status: number; readonly json: object; readonly retryAfter?: number }
  /** The page of somebody else's network, in place of the call or of its answer. */
  | { readonly kind: 'unreadable'; readonly when: 'before' | 'after' }
  /** What the driver makes of the real server for this answer, e.g. a session by another way in. */
  | { readonly kind: 'standIn'; readonly make: (driven: Driven) => Promise<StandIn> }
  /** No answer: the call was lost before it came to the server, or its answer after. */
  | { readonly kind: 'lost'; readonly when: 'before' | 'after' };

export interface StandIn {
  readonly status: number;
  readonly json: object;
}

/** How a call of a flow is answered. */
export interface PortDriver<Answer = unknown> {
  /** The call's method and path of the contract, with `*` for a part that varies: `POST /login`. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The operation of openapi.yaml whose declared refusals may be answered. */
  readonly operation: keyof operations;
  /** What stands for an answer of the model; null for one that no server can give. @default `outcomeOf` */
  readonly answers?: (answer: Answer) => Outcome | null;
  /** What stands for a failure of the model; null for one that this call cannot have. @default `failureOutcome` */
  readonly fails?: (error: unknown) => Outcome | null;
  /** Whether other parts of the page make the same call. @default false */
  readonly isShared?: boolean;
  /** Whether a call without a readable answer came to the server, so that what follows on the path is true. @default it did not */
  readonly loses?: (rest: readonly PlannedStep[]) => 'before' | 'after';
}

/** A port that the browser or the person fills, without a call to the server. */
export interface BrowserPort {
  /** Whether the browser can be made to answer so. */
  readonly canSettle: (step: Step) => boolean;
  readonly settle: (driven: Driven, step: Step) => Promise<void>;
}

/** What is needed to drive one flow through its page. A new event or call of the machine does not compile without an entry. */
export interface FlowDriver<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly cases: Cases<Machine>;
  /** Opens the page, in a new browser, so that the flow starts as with this input. */
  readonly open: (driven: Driven) => Promise<void>;
  /** Whether the page can be opened so that the flow starts with this input. @default always */
  readonly canStart?: (input: unknown) => boolean;
  /** Whether the page can be made to do a step in this state, beyond what its event and its call say. @default always */
  readonly can?: (step: Step, before: AnyMachineSnapshot) => boolean;
  /** States that look busy without the tag. @default none */
  readonly looksBusy?: readonly string[];
  /** Errors that the flow writes to the console on purpose. @default none */
  readonly logs?: readonly string[];
  /** Who uses the page: somebody signed out, or an investor who is signed in. @default 'visitor' */
  readonly as?: 'visitor' | 'investor';
  /** Makes what the flow needs on the server. @default an account; for an investor with money in it */
  readonly arrange?: (server: KeelServer, person: Person) => Promise<Arranged>;
  /** Whether each path needs an account of its own, because a path uses it up. @default false */
  readonly isFresh?: boolean;
  readonly events: {
    readonly [Type in OutsideEvent<Machine>['type']]:
      | EventDriver<Extract<OutsideEvent<Machine>, { type: Type }>>
      | SentByApp
      | Undriven;
  };
  readonly ports: { readonly [Name in PortName<Machine>]: PortDriver<never> | BrowserPort | Undriven };
  /** What the page must show in each state beyond what its tags say. */
  readonly shows?: Readonly<Record<string, (driven: Driven) => Promise<void>>>;
  /** Transitions that no run in the browser takes, by name, each with its reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/** A driver of any flow, as the runner uses it. */
export type AnyFlowDriver = Omit<FlowDriver<AnyStateMachine>, 'cases' | 'events' | 'ports'> & {
  readonly cases: Cases<AnyStateMachine>;
  readonly events: Readonly<Record<string, EventDriver<unknown> | SentByApp | Undriven>>;
  readonly ports: Readonly<Record<string, PortDriver | BrowserPort | Undriven>>;
};
