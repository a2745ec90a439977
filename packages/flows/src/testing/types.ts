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

/** The ports of a machine, each with the logic that fills it. */
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

/** Events a screen may send: never XState's own. */
export type OutsideEvent<Machine extends AnyStateMachine> = Exclude<
  EventFromLogic<Machine>,
  { type: `xstate.${string}` }
>;

/** One thing that happens to a running flow. */
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
  /** Which of all calls the run has made is settled, 0 being the first; the one that waits unless given. */
  readonly call?: number;
}

/** One row of a flow's status table: what happens, and all that must come of it. */
export interface Row<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The requirement it states, e.g. 'LOGIN-3'. */
  readonly id: string;
  readonly title: string;
  /** Further requirements it states. */
  readonly also?: readonly string[];
  readonly input?: InputFrom<Machine>;
  readonly steps: readonly Step<Machine>[];
  /** The state it ends in. */
  readonly state: StateValue;
  /** The part of the context that matters here. */
  readonly context?: Partial<ContextFrom<Machine>>;
  readonly output?: OutputFrom<Machine>;
  /** Everything emitted, in order; nothing unless given. */
  readonly emitted?: readonly EmittedFrom<Machine>[];
  /** Input of every call, in order, by port; not looked at unless given. */
  readonly calls?: { readonly [Name in PortName<Machine>]?: readonly unknown[] };
}

/** Examples for generated tests: at least one for every event and port, or it does not compile. */
export interface Cases<Machine extends AnyStateMachine> {
  /** Which states carry which tag; compared after each step of every row and run. */
  readonly tags: TaggedStates;
  readonly inputs: NonEmpty<InputFrom<Machine>>;
  readonly events: {
    readonly [Type in OutsideEvent<Machine>['type']]: NonEmpty<Extract<OutsideEvent<Machine>, { type: Type }>>;
  };
  readonly answers: { readonly [Name in PortName<Machine>]: NonEmpty<PortAnswer<Machine, Name>> };
  readonly failures: NonEmpty<unknown>;
  /** The part of the context that decides what can happen next; keeps the number of states finite. */
  readonly keyOf: (context: ContextFrom<Machine>) => unknown;
  /** What must always hold, by name. */
  readonly invariants?: Readonly<Record<string, (moment: Moment<Machine>) => boolean>>;
  /**
   * Values that must never be seen in a snapshot, an event or an output, beside those that a `Secret` or `OpenKeys` among
   * these examples holds. A text of several words is a phrase: none of its words may be seen either.
   */
  readonly secrets?: readonly string[];
  /** Ports whose failure needs no message when they reject. */
  readonly quiet?: readonly PortName<Machine>[];
  /** Ports whose odd refusals are answers like others, after which the flow rests without a word. */
  readonly quietRefusals?: readonly PortName<Machine>[];
  /**
   * Faults that no row and no random run notices, by the name that `npm run flows:report` gives them, each with the
   * reason why that is no gap.
   */
  readonly unnoticed?: Readonly<Record<string, string>>;
}

/** A running flow, looked at between two steps. */
export interface Moment<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly state: string;
  readonly context: ContextFrom<Machine>;
  readonly emitted: readonly EmittedFrom<Machine>[];
  /** Calls that still wait for their answer. */
  readonly pending: readonly { readonly port: string; readonly input: unknown }[];
  /** Ms since the flow started, on the simulated clock. */
  readonly elapsed: number;
}

type NonEmpty<Item> = readonly [Item, ...Item[]];
