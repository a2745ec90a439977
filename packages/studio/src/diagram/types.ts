/**
 * The stored diagram of one flow: the machine's states and transitions with their positions, in px from the upper left
 * corner.
 */
export interface Diagram {
  readonly flow: string;
  readonly width: number;
  readonly height: number;
  /** Every state of the machine but its root; a nested state comes after its parent. */
  readonly states: readonly DiagramState[];
  /** Every transition of the machine, each guarded alternative separately. */
  readonly transitions: readonly DiagramTransition[];
  /** The lines between states. One line has all transitions from one state to the same other. */
  readonly arrows: readonly DiagramArrow[];
  /** The initial states of the machine and of each state with substates. */
  readonly starts: readonly DiagramStart[];
  /** The origin of transitions that every state accepts, with those of them that stay in the state. */
  readonly anyState: (Box & { readonly lines: readonly DiagramLine[] }) | null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DiagramState extends Box {
  /** XState's id, for example 'vault.unlocked.open'. */
  readonly id: string;
  readonly key: string;
  /** The id of its parent state, or null. */
  readonly parent: string | null;
  /** One sentence about what the state means. */
  readonly doc: string;
  readonly tags: readonly string[];
  readonly isFinal: boolean;
  /** Whether it is the initial state of its parent, or of the machine. */
  readonly isInitial: boolean;
  /** Backend calls and other ports that run while the machine is in the state. */
  readonly ports: readonly string[];
  /** The lines below its name: its ports, and the transitions that stay in the state. */
  readonly lines: readonly DiagramLine[];
}

/** What triggers a transition: an event from outside, an answer or failure of a port, a timer, or nothing. */
export type Trigger = 'event' | 'answer' | 'failure' | 'delay' | 'always';

export interface DiagramTransition {
  /** The name that `allTransitions` of packages/flows gives it; unique in its flow. */
  readonly name: string;
  /** The id of its state, or the id of the flow if every state accepts it. */
  readonly source: string;
  /** The id of the target state, or null if it stays. */
  readonly target: string | null;
  readonly trigger: Trigger;
  /** As text: 'submitted', 'login answered', 'after requestTimeout (20 s)'. */
  readonly event: string;
  /** The name of its guard; 'otherwise' if it applies when none of the previous guards does. */
  readonly guard: string | null;
  /** Names of its actions, in their order. */
  readonly actions: readonly string[];
  /** Whether it leaves its state and enters it again. */
  readonly isReentering: boolean;
  /** Requirement ids of the rows of the status table whose last step takes it. */
  readonly requirements: readonly string[];
  /** How many rows of the status table take it, in any step. */
  readonly rows: number;
}

/** One line of text in a box or on an arrow. */
export interface DiagramLine {
  readonly kind: 'port' | 'event' | 'guard';
  readonly trigger: Trigger | null;
  readonly text: string;
  /** Requirement ids behind the text, shortened to what fits. */
  readonly note: string;
  /** The transition of the line; null for a port, and for an event whose guards follow in separate lines. */
  readonly transition: string | null;
}

export interface DiagramArrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  readonly label: Box & { readonly lines: readonly DiagramLine[] };
}

export interface DiagramStart extends Point {
  readonly target: string;
  readonly points: readonly Point[];
}
