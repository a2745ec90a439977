import type { Network } from '@keel/contract';
import type { Node } from '../../chains/Node.ts';
import type { KnownNetwork } from '../../chains/networks.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import type { Desk } from '../../desk/desk.ts';

/** WALLET-4: every network of the wallet, and which of them this server reaches. */
export async function listNetworks(
  _call: Call<'listNetworks'>,
  { nodes, desk }: Context,
): Promise<Reply<'listNetworks'>> {
  const all = await nodes.all();
  const message = all.map(({ known, node }) => view(known, node, desk));
  return { status: 200, body: { bool: true, message } };
}

function view(known: KnownNetwork, node: Node | undefined, desk: Desk): Network {
  const { chain, network, chainId } = known;
  return {
    chain,
    network,
    configured: node !== undefined,
    local: node?.isLocal ?? false,
    chainId,
    confirmations: node?.confirmations ?? known.confirmations,
    tokens: node ? [...node.tokens] : [],
    trades: node ? desk.trades(node) : [],
    explorer: null,
  };
}
