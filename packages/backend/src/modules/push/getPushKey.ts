import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';

/** PUSH-6: the public VAPID key, with which browsers subscribe. */
export async function getPushKey(_call: Call<'getPushKey'>, { push }: Context): Promise<Reply<'getPushKey'>> {
  return { status: 200, body: { bool: true, message: push.vapid.publicKey } };
}
