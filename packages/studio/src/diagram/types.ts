/**
 * The diagram of one flow as it is stored: what the machine says, and where each part is drawn. Positions are px from the
 * upper left corner of the diagram.
 */
export interface Diagram {
  readonly flow: string;
  readonly width: number;
  readonly height: number;
  /** Every state of the machine but its root; a state inside another comes after it. */
  readonly states: readonly DiagramState[];
  /** Every transition of the machine, guard alternatives apart. */
  readonly transitions: readonly DiagramTransition[];
  /** The lines between states. One line carries all transitions that lead from one state to the same other. */
  readonly arrows: readonly DiagramArrow[];
  /** Where the machine, and each state with states inside, begins. */
  readonly starts: readonly DiagramStart[];
  /** The origin of transitions that are accepted in every state, with those of them that stay in the state. */
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
  /** The id of the state around it, or null. */
  readonly parent: string | null;
  /** One sentence about what the state means. */
  readonly doc: string;
  readonly tags: readonly string[];
  readonly isFinal: boolean;
  /** Whether the state around it, or the machine, begins in it. */
  readonly isInitial: boolean;
  /** Backend calls and other ports that run while the machine is in the state. */
  readonly ports: readonly string[];
  /** What the box lists below its name: its ports, and the transitions that stay in the state. */
  readonly lines: readonly DiagramLine[];
}

/** What starts a transition: somebody outside, an answer or failure of a port, the passing of time, or nothing. */
export type Trigger = 'event' | 'answer' | 'failure' | 'delay' | 'always';

export interface DiagramTransition {
  /** The name that `allTransitions` of packages/flows gives it; unique in its flow. */
  readonly name: string;
  /** The id of its state, or the id of the flow where every state accepts it. */
  readonly source: string;
  /** The id of the state it leads to, or null where it stays. */
  readonly target: string | null;
  readonly trigger: Trigger;
  /** In words: 'submitted', 'login answered', 'after requestTimeout (20 s)'. */
  readonly event: string;
  /** The name of its guard; 'otherwise' where it applies when none of the guards before it does. */
  readonly guard: string | null;
  /** Names of its actions, in their order. */
  readonly actions: readonly string[];
  /** Whether it leaves its state and enters it again. */
  readonly isReentering: boolean;
  /** Requirement ids of the rows of the status table whose last step takes it. */
  readonly requirements: readonly string[];
  /** How many rows of the status table take it, at whichever step. */
  readonly rows: number;
}

/** One line of words in a box or on an arrow. */
export interface DiagramLine {
  readonly kind: 'port' | 'event' | 'guard';
  readonly trigger: Trigger | null;
  readonly text: string;
  /** Requirement ids behind the words, already shortened to what fits. */
  readonly note: string;
  /** The transition that the line stands for; null for a port, and for an event whose guards follow in lines of their own. */
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
