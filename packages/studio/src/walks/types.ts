import type { RoutePath } from '@keel/flows';
import type { WalkBackend } from './walkBackend.ts';

/** Who does a step. */
export type Doer = 'Investor' | 'Operator' | 'Another device';

/** One step of a journey, which can be done on the app's real page. */
export interface WalkStep {
  readonly title: string;
  readonly doer: Doer;
  /** What is done and what follows, in a sentence or two. */
  readonly text: string;
  /** Does the step and waits for its result. Rejects with a sentence that says what was missing. */
  readonly perform: (backend: WalkBackend) => Promise<void>;
}

/** A journey through the whole product, step by step (STUDIO-4). */
export interface Walk {
  readonly title: string;
  readonly text: string;
  /** The page that the journey starts on. */
  readonly path: RoutePath;
  readonly steps: readonly WalkStep[];
}
