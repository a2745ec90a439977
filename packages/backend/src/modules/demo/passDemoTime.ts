import { HOUR, SECOND } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { demoOperatorOf, demoRefused } from './demoOperatorOf.ts';

/** DEMO-2: advances the clock of the demo. */
export async function passDemoTime(
  { body: { hours } }: Call<'passDemoTime'>,
  context: Context,
): Promise<Reply<'passDemoTime'>> {
  const operator = demoOperatorOf(context);
  if (!(await operator.pass(hours * HOUR, context))) return demoRefused();
  const aheadSeconds = Math.round(operator.aheadMs() / SECOND);
  return { status: 200, body: { bool: true, now: context.clock().toISOString(), aheadSeconds } };
}
