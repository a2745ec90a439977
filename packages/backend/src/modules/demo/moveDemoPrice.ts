import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { toDemoCoins } from './demoCoins.ts';
import { demoOperatorOf, demoRefused } from './demoOperatorOf.ts';

/** DEMO-2: moves a simulated price by some percent. */
export async function moveDemoPrice(
  { body: { coin, percent } }: Call<'moveDemoPrice'>,
  context: Context,
): Promise<Reply<'moveDemoPrice'>> {
  const { prices } = demoOperatorOf(context);
  const find = async () => toDemoCoins((await context.market()).rows.filter(({ id }) => id === coin))[0];
  const before = await find();
  if (!before) return refusals.notFound;
  if (!prices?.move(coin, percent)) return demoRefused();
  return { status: 200, body: { bool: true, coin: (await find()) ?? before } };
}
