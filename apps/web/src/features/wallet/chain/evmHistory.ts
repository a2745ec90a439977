import { type Asset, readEvmAddress } from '@keel/wallet';
import { listIn, quantityIn, recordIn, textIn } from './answers.ts';
import type { CallNode, NetworkTransfer } from './ChainPort.ts';

/** Keccak hash of `Transfer(address,address,uint256)` (ERC-20). */
const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** The most blocks of one search: the server forwards no search over more. */
const SEARCH_BLOCKS = 5000n;

/** How many blocks back a history goes; the words of the history say so. */
const HISTORY_BLOCKS = 20_000n;

/** The number of transfers in a history: each needs the time of its block. */
const HISTORY_LENGTH = 25;

/**
 * Transfers of one token from and to an address, newest first. A node finds transfers of tokens by their events; those of
 * the chain's own coin have none.
 */
export async function tokenTransfers(
  callNode: CallNode,
  address: string,
  token: Asset & { readonly contract: string },
): Promise<readonly NetworkTransfer[]> {
  const newest = quantityIn(await callNode('eth_blockNumber', []));
  const oldest = newest > HISTORY_BLOCKS ? newest - HISTORY_BLOCKS : 0n;
  const found: Log[] = [];
  for (let to = newest; to >= oldest && found.length < HISTORY_LENGTH; to -= SEARCH_BLOCKS + 1n) {
    const from = to - SEARCH_BLOCKS > oldest ? to - SEARCH_BLOCKS : oldest;
    // oxlint-disable-next-line no-await-in-loop -- the newest that are enough end it
    found.push(...(await searchLogs(callNode, address, token.contract, from, to)));
  }
  const shown = found.toSorted((one, other) => Number(other.block - one.block)).slice(0, HISTORY_LENGTH);
  const times = await blockTimes(callNode, new Set(shown.map(({ block }) => block)));
  return shown.map(({ block, ...transfer }) => ({
    ...transfer,
    asset: token.symbol,
    decimals: token.decimals,
    at: times.get(block) ?? null,
    state: 'confirmed',
  }));
}

type Log = Pick<NetworkTransfer, 'txId' | 'direction' | 'units' | 'other'> & { readonly block: bigint };

async function searchLogs(
  callNode: CallNode,
  address: string,
  contract: string,
  from: bigint,
  to: bigint,
): Promise<readonly Log[]> {
  const own = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
  const search = async (direction: 'in' | 'out') => {
    const topics = direction === 'out' ? [TRANSFER_EVENT, own] : [TRANSFER_EVENT, null, own];
    const filter = { address: contract, fromBlock: hex(from), toBlock: hex(to), topics };
    return listIn(await callNode('eth_getLogs', [filter])).flatMap((log) => readLog(log, direction));
  };
  return (await Promise.all([search('in'), search('out')])).flat();
}

/**
 * Anybody can create a transfer of nothing from anybody's address, to have a lookalike of a known address in a history:
 * such events are left out.
 */
function readLog(value: unknown, direction: 'in' | 'out'): readonly Log[] {
  const { transactionHash, blockNumber, data, topics } = recordIn(value);
  const units = quantityIn(data);
  if (units === 0n) return [];
  const other = readEvmAddress(`0x${textIn(listIn(topics)[direction === 'out' ? 2 : 1]).slice(-40)}`);
  return [
    {
      txId: textIn(transactionHash),
      direction,
      units,
      other: other.kind === 'read' ? other.address : null,
      block: quantityIn(blockNumber),
    },
  ];
}

/** When these blocks were mined, in ms since the epoch. */
async function blockTimes(callNode: CallNode, blocks: ReadonlySet<bigint>): Promise<ReadonlyMap<bigint, number>> {
  const times = await Promise.all(
    [...blocks].map(async (block) => {
      const { timestamp } = recordIn(await callNode('eth_getBlockByNumber', [hex(block), false]));
      return [block, Number(quantityIn(timestamp)) * 1000] as const;
    }),
  );
  return new Map(times);
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
