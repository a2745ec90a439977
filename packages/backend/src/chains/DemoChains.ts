import type { LocalChain } from './localChains.ts';

/** The state of the demo's chains. `unavailable` lasts until the server is restarted. */
export type DemoChainsState = 'idle' | 'starting' | 'running' | 'unavailable';

/** The EVM chains that a demo starts by itself (DEMO-1). */
export interface DemoChains {
  /**
   * Starts the chains on the first call. Resolves with those that run; an empty list if this machine cannot run them.
   */
  start(): Promise<readonly LocalChain[]>;
  state(): DemoChainsState;
  /** Resolves when the chains have ended and their state is saved. */
  stop(): Promise<void>;
}
