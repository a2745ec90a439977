import { NodeFault } from '../../chains/Node.ts';
import { exchange } from '../../chains/transport.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals, tooManyRequests } from '../../contract/refusals.ts';
import { networkNotConfigured, networkUnreachable } from '../wallet/messages.ts';

/** DEMO-1: sends worthless coins of a local chain to an address. In demo mode only. */
export async function getTestCoins(
  { body: { chain, address }, caller }: Call<'getTestCoins'>,
  { config, log, nodes }: Context,
): Promise<Reply<'getTestCoins'>> {
  if (config.mode !== 'demo') return refusals.notFound;
  const allowed = nodes.countCall(caller.userId);
  if (!allowed.ok) return tooManyRequests(allowed);
  const node = await nodes.of(chain, 'test');
  if (!node || node.faucetUrl === null) return networkNotConfigured;
  try {
    const text = JSON.stringify({ address });
    const { status } = await exchange(node.faucetUrl, { type: 'application/json', text });
    if (status === 400) return refusals.invalid;
    if (status !== 200) throw new NodeFault(`the faucet answered ${status}`);
    return { status: 200, body: { bool: true, message: 'Test coins were sent to this address.' } };
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error;
    log.warn({ chain, reason: error.message }, 'no test coins could be given');
    return networkUnreachable;
  }
}
