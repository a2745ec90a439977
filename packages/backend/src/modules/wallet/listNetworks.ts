import type { Network } from '@keel/contract';
import type { ReachedNetwork } from '../../chains/nodes.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import type { Desk } from '../../desk/desk.ts';

/** WALLET-4: all networks of the wallet, and which of them this server can reach. */
export async function listNetworks(
  _call: Call<'listNetworks'>,
  { nodes, desk }: Context,
): Promise<Reply<'listNetworks'>> {
  const all = await nodes.all();
  const message = all.map((each) => view(each, desk));
  return { status: 200, body: { bool: true, message } };
}

function view({ known, node, demo }: ReachedNetwork, desk: Desk): Network {
  const { chain, network, chainId } = known;
  return {
    chain,
    network,
    configured: node !== undefined,
    local: node?.isLocal ?? false,
    demo,
    chainId,
    confirmations: node?.confirmations ?? known.confirmations,
    tokens: node ? [...node.tokens] : [],
    trades: node ? desk.trades(node) : [],
    explorer: null,
  };
}
