import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { readSavedAddresses } from './savedAddressView.ts';

/** ADDR-1: the saved addresses of the account, by label. */
export async function listSavedAddresses(
  { caller }: Call<'listSavedAddresses'>,
  { db, sealer }: Context,
): Promise<Reply<'listSavedAddresses'>> {
  return { status: 200, body: { bool: true, message: await readSavedAddresses(db, sealer, caller.userId) } };
}
