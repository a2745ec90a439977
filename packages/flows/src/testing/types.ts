import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateMachine,
  StateValue,
} from 'xstate';

import type { TaggedStates } from './tags.ts';

/** The ports of a machine, each with the logic that implements it. */
type PortUnion<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Port,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Port
    : never;
export type PortName<Machine> = PortUnion<Machine>['src'];
type PortAnswer<Machine, Name> = OutputFrom<Extract<PortUnion<Machine>, { src: Name }>['logic']>;

/** Events that a screen may send: never XState's own. */
export type OutsideEvent<Machine extends AnyStateMachine> = Exclude<
  EventFromLogic<Machine>,
  { type: `xstate.${string}` }
>;

/** One step of a running flow. */
export type Step<Machine extends AnyStateMachine = AnyStateMachine> =
  | { readonly send: OutsideEvent<Machine> }
  | AnswerStep<Machine>
  | ({ readonly fail: PortName<Machine>; readonly with: unknown } & WhichCall)
  /** Ms pass. */
  | { readonly wait: number };

type AnswerStep<Machine> =
  PortName<Machine> extends infer Name
    ? Name extends string
      ? { readonly answer: Name; readonly with: PortAnswer<Machine, Name> } & WhichCall
      : never
    : never;

interface WhichCall {
  /** The index of the settled call among all calls of the run, starting at 0; by default the pending one. */
  readonly call?: number;
}

/** One row of a flow's status table: the steps, and everything that must result from them. */
export interface Row<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The requirement that it proves, e.g. 'LOGIN-3'. */
  readonly id: string;
  readonly title: string;
  /** Further requirements that it proves. */
  readonly also?: readonly string[];
  readonly input?: InputFrom<Machine>;
  readonly steps: readonly Step<Machine>[];
  /** The state at the end. */
  readonly state: StateValue;
  /** The relevant part of the context. */
  readonly context?: Partial<ContextFrom<Machine>>;
  readonly output?: OutputFrom<Machine>;
  /** Everything emitted, in order; nothing by default. */
  readonly emitted?: readonly EmittedFrom<Machine>[];
  /** Input of every call, in order, by port; not checked by default. */
  readonly calls?: { readonly [Name in PortName<Machine>]?: readonly unknown[] };
}

/** Examples for generated tests: at least one for every event and port, or it does not compile. */
export interface Cases<Machine extends AnyStateMachine> {
  /** Which states have which tag; compared after each step of every row and run. */
  readonly tags: TaggedStates;
  readonly inputs: NonEmpty<InputFrom<Machine>>;
  readonly events: {
    readonly [Type in OutsideEvent<Machine>['type']]: NonEmpty<Extract<OutsideEvent<Machine>, { type: Type }>>;
  };
  readonly answers: { readonly [Name in PortName<Machine>]: NonEmpty<PortAnswer<Machine, Name>> };
  readonly failures: NonEmpty<unknown>;
  /** The part of the context that decides what can happen next; it keeps the number of states finite. */
  readonly keyOf: (context: ContextFrom<Machine>) => unknown;
  /** Conditions that must always be true, by name. */
  readonly invariants?: Readonly<Record<string, (moment: Moment<Machine>) => boolean>>;
  /**
   * Values that must never be seen in a snapshot, an event or an output, besides those of the `Secret`s and `OpenKeys`
   * among these examples. A text of several words is a phrase: none of its words may be seen either.
   */
  readonly secrets?: readonly string[];
  /** Ports whose failure needs no message when they reject. */
  readonly quiet?: readonly PortName<Machine>[];
  /** Ports whose unforeseen refusals are answers like others, after which the flow settles without a message. */
  readonly quietRefusals?: readonly PortName<Machine>[];
  /**
   * Faults that no row and no random run notices, by the name in `npm run flows:report`, each with the reason why that
   * is no gap.
   */
  readonly unnoticed?: Readonly<Record<string, string>>;
}

/** The observable state of a running flow between two steps. */
export interface Moment<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly state: string;
  readonly context: ContextFrom<Machine>;
  readonly emitted: readonly EmittedFrom<Machine>[];
  /** The pending calls. */
  readonly pending: readonly { readonly port: string; readonly input: unknown }[];
  /** Ms since the flow started, on the simulated clock. */
  readonly elapsed: number;
}

type NonEmpty<Item> = readonly [Item, ...Item[]];
