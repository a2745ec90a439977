import type { Context } from '../context.ts';
import type { CommandName, Written } from '../operator/commands.ts';
import type { Result } from '../operator/result.ts';
import type { PriceMoves } from './priceMoves.ts';
import type { SentMails } from './sentMails.ts';

/** What plays the operator of a demo (DEMO-2). The calls under /demo reach it by the context; in live mode there is none. */
export interface DemoOperator {
  /** Does a command as the terminal would. A refusal is a sentence; nothing was changed then. */
  run(command: CommandName, input: Written, context: Context): Promise<Ran>;
  /** Puts the clock of the demo forward, and lets running investments earn for that time. False where it would be too far ahead. */
  pass(ms: number, context: Context): Promise<boolean>;
  /** How far the demo's clock is ahead of the real time, in ms. */
  aheadMs(): number;
  readonly sent: SentMails;
  /** Null where prices come from a source. */
  readonly prices: Pick<PriceMoves, 'move'> | null;
}

/** What came of a command. */
export type Ran = { readonly ok: true; readonly result: Result } | { readonly ok: false; readonly fault: string };
