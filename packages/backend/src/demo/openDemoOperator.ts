import type { Config } from '../config/Config.ts';
import type { Context } from '../context.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Market } from '../market/Market.ts';
import { carryOut } from '../operator/carryOut.ts';
import type { CommandName, Written } from '../operator/commands.ts';
import { OperatorFault } from '../operator/result.ts';
import { accrue } from './accrue.ts';
import type { CommandOutcome, DemoOperator } from './DemoOperator.ts';
import type { DemoClock } from './demoClock.ts';
import { priceMoves } from './priceMoves.ts';
import { recordMails } from './sentMails.ts';

/** The actor of all commands of the demo, in the audit log. */
const ACTOR = 'demo';

interface Deps {
  readonly config: Pick<Config, 'marketDataUrl'>;
  readonly demoClock: DemoClock;
  readonly mailer: Mailer;
  readonly market: Market;
}

/** Creates the demo's operator, with a mailer that it can read and a market whose prices it can move. */
export function openDemoOperator({ config, demoClock, mailer, market }: Deps): {
  readonly demoOperator: DemoOperator;
  readonly mailer: Mailer;
  readonly market: Market;
} {
  const remembered = recordMails(mailer, demoClock.now);
  const prices = config.marketDataUrl === null ? priceMoves(market) : null;
  const demoOperator: DemoOperator = {
    run,
    async pass(ms, context) {
      if (!(await demoClock.advance(ms))) return false;
      await accrue(ms, { context, run });
      return true;
    },
    aheadMs: () => demoClock.aheadMs(),
    sent: remembered.sent,
    prices,
  };
  return { demoOperator, mailer: remembered.mailer, market: prices?.market ?? market };
}

const sendRows = () => Promise.reject(new OperatorFault('The demo takes no answer in parts.'));

async function run(command: CommandName, input: Written, context: Context): Promise<CommandOutcome> {
  try {
    const result = await carryOut(command, { input, actor: ACTOR, progress: () => undefined, sendRows }, context);
    return { ok: true, result };
  } catch (error) {
    if (error instanceof OperatorFault) return { ok: false, fault: error.message };
    throw error;
  }
}
