import type { CallNode } from '@keel/backend/chains/Node.ts';
import { openNodes } from '@keel/backend/chains/nodes.ts';
import { evmNode } from '@keel/backend/desk/evmNode.ts';
import { expect, it } from 'vitest';
import { fakeChain } from './support/fakeChain.ts';
import { TEST_USDT, testWallet } from './support/testWallet.ts';

it('[WALLET-7] two chains with the same start have different ids, and so different nonces', async () => {
  const first = `0x${'ab'.repeat(32)}`;
  const chains = { ethereum: fakeChain(11_155_111, first), bnb: fakeChain(97, first) };
  const callNode: CallNode = (node, ...args) =>
    (node.chainId === 97 ? chains.bnb : chains.ethereum).callNode(node, ...args);
  const set = { url: 'http://127.0.0.1:9', usdt: TEST_USDT };
  const config = testWallet({ nodes: { ETHEREUM_TEST: set, BNB_TEST: set } });
  const nodes = openNodes({ config, clock: () => new Date(0), callNode });
  const named = async (chain: string) => {
    const node = await nodes.of(chain, 'test');
    if (!node) throw new Error(`There is no ${chain}.`);
    return evmNode(nodes, node).genesis();
  };
  expect(await named('ethereum')).not.toBe(await named('bnb'));
});
