import type { Context } from '../context.ts';
import type { CommandName, Written } from '../operator/commands.ts';
import type { Result } from '../operator/result.ts';
import type { PriceMoves } from './priceMoves.ts';
import type { SentMails } from './sentMails.ts';

/** The operator of a demo (DEMO-2). The operations under /demo use it; in live mode there is none. */
export interface DemoOperator {
  /** Runs a command like the terminal. A refusal is a sentence; nothing was changed then. */
  run(command: CommandName, input: Written, context: Context): Promise<CommandOutcome>;
  /**
   * Advances the demo's clock, and lets running investments earn for that time. False if the clock would be too far
   * ahead.
   */
  pass(ms: number, context: Context): Promise<boolean>;
  /** How far the demo's clock is ahead of the real time, in ms. */
  aheadMs(): number;
  readonly sent: SentMails;
  /** Null if prices come from a real source. */
  readonly prices: Pick<PriceMoves, 'move'> | null;
}

/** The result of a command. */
export type CommandOutcome =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly fault: string };
