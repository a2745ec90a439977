import type { RoutePath } from '@keel/flows';
import type { WalkBackend } from './walkBackend.ts';

/** Who performs a step. */
export type Actor = 'Investor' | 'Operator' | 'Another device';

/** One step of a journey, performed on the real page of the app. */
export interface WalkStep {
  readonly title: string;
  readonly actor: Actor;
  /** What happens in the step, in a sentence or two. */
  readonly text: string;
  /** Performs the step and waits for its result. Rejects with a sentence that says what is missing. */
  readonly perform: (backend: WalkBackend) => Promise<void>;
}

/** A journey through the whole product, step by step (STUDIO-4). */
export interface Walk {
  readonly title: string;
  readonly text: string;
  /** The page on which the journey starts. */
  readonly path: RoutePath;
  readonly steps: readonly WalkStep[];
}
