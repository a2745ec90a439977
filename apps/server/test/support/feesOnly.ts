import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';

/** A node that only answers requests for the gas price, a gwei, and fails for everything else: enough for a quote. */
export const feesOnly: CallNode = async ({ chainId }, method) => {
  if (method === 'eth_chainId') return { ok: true, result: `0x${Number(chainId).toString(16)}` };
  if (method === 'eth_gasPrice') return { ok: true, result: '0x3b9aca00' };
  throw new NodeFault('away');
};
