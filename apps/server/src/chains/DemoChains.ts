import type { LocalChain } from './localChains.ts';

/** Whether the chains of a demo are there. `unavailable` lasts until the server is started again. */
export type DemoChainsState = 'idle' | 'starting' | 'running' | 'unavailable';

/** The EVM chains that a demo brings along (DEMO-1). */
export interface DemoChains {
  /** Starts them at the first call. Resolves with those that run; none where this machine cannot run them. */
  start(): Promise<readonly LocalChain[]>;
  state(): DemoChainsState;
  /** Resolves once they have ended and what they hold is kept. */
  stop(): Promise<void>;
}
