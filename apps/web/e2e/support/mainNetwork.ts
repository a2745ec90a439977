import { intercept } from './intercept.ts';
import { choose } from './money.ts';
import type { Page } from './test.ts';
import { choosePasscode, KNOWN_PHRASE, PASSCODE, pasteInto } from './wallet.ts';

/** The contracts of the tokens on Ethereum's main network, as the wallet knows them. */
const CONTRACTS = {
  USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
} as const;

/** First 4 bytes of a call of `decimals()`. */
const DECIMALS = '0x313ce567';

/** Balances in the smallest units: wei, and millionths of a dollar. */
export interface MainBalances {
  readonly ETH: bigint;
  readonly USDT: bigint;
  readonly USDC: bigint;
  /** In koinu, on a node of Dogecoin's main network. @default there is no such node */
  readonly DOGE?: bigint;
}

/** A call of a contract, or a search for its events. */
interface CallObject {
  readonly to?: string;
  readonly data?: string;
  readonly address?: string;
  readonly topics?: readonly (string | null)[];
}

interface NodeCall {
  readonly method: string;
  readonly params: readonly [CallObject?];
}

/**
 * Answers for nodes of main networks, which a test's server does not have. Dogecoin's has one received transfer. Ethereum's has
 * these balances at every address, a base fee of 20 gwei, and all of the USDC in one received transfer. It accepts every transfer and
 * confirms none.
 */
export async function fakeMainNetwork(page: Page, balances: MainBalances): Promise<void> {
  await intercept(page, '**/api/wallet-networks', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { message: { chain: string; network: string }[] };
    const tokens = Object.entries(CONTRACTS).map(([asset, contract]) => ({ asset, decimals: 6, contract }));
    const message = list.message.map((one) => {
      if (one.network !== 'main') return one;
      if (one.chain === 'ethereum') return { ...one, configured: true, tokens };
      return one.chain === 'dogecoin' && balances.DOGE !== undefined ? { ...one, configured: true } : one;
    });
    await route.fulfill({ response, json: { ...list, message } });
  });
  await intercept(page, '**/api/wallet-rpc/dogecoin/main', (route) => {
    const result = dogecoinAnswer(route.request().postDataJSON(), balances.DOGE ?? 0n);
    return route.fulfill({ json: { bool: true, message: '', result, error: null } });
  });
  await intercept(page, '**/api/wallet-rpc/ethereum/main', (route) =>
    route.fulfill({
      json: {
        bool: true,
        message: '',
        result: answerOf(route.request().postDataJSON() as NodeCall, balances),
        error: null,
      },
    }),
  );
}

/** The answers of an Esplora API whose addresses all received these coins once. */
function dogecoinAnswer({ method, params: [address] }: { method: string; params: readonly unknown[] }, value: bigint) {
  const status = { confirmed: true, block_height: 5_000_000, block_time: 1_767_225_600 };
  const coin = { txid: 'cd'.repeat(32), vout: 0, value: Number(value), status };
  const output = { scriptpubkey_address: address, value: Number(value) };
  const sender = { scriptpubkey_address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC', value: Number(value) };
  if (method === 'address_utxos') return [coin];
  if (method === 'address_transactions') return [{ ...coin, vin: [{ prevout: sender }], vout: [output] }];
  return {};
}

/** Imports the known wallet on `/import-wallet`, on Ethereum's main network. */
export async function importOnMainnet(page: Page): Promise<void> {
  await pasteInto(page, 'Word 1', KNOWN_PHRASE);
  await page.getByRole('button', { name: 'Check words' }).click();
  await choose(page, 'Network', 'Main network');
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePasscode(page, PASSCODE, 'Import wallet');
}

function answerOf({ method, params: [first] }: NodeCall, balances: MainBalances): unknown {
  switch (method) {
    case 'eth_getBalance':
      return hex(balances.ETH);
    case 'eth_call':
      if (first?.data === DECIMALS) return hex(6n);
      return hex(isUsdc(first?.to) ? balances.USDC : balances.USDT);
    case 'eth_getTransactionCount':
      return hex(0n);
    case 'eth_getCode':
      return '0x';
    case 'eth_getBlockByNumber':
      return { baseFeePerGas: hex(20n * GWEI), timestamp: hex(1_767_225_600n) };
    case 'eth_maxPriorityFeePerGas':
      return hex(GWEI);
    case 'eth_feeHistory':
      return { baseFeePerGas: [hex(20n * GWEI)] };
    case 'eth_estimateGas':
      return hex(65_000n);
    case 'eth_blockNumber':
      return hex(NEWEST_BLOCK);
    case 'eth_getLogs':
      return receivedIn(first ?? {}, balances);
    case 'eth_getTransactionByHash':
      return {};
    default:
      return null;
  }
}

/** The events that a search finds: the wallet searches each token in both directions, and in several ranges of blocks. */
function receivedIn(filter: CallObject & { readonly toBlock?: string }, { USDC }: MainBalances): readonly object[] {
  const isReceived = filter.topics?.[1] === null && filter.toBlock === hex(NEWEST_BLOCK);
  if (!isReceived || !isUsdc(filter.address)) return [];
  const [event] = filter.topics;
  const topics = [event, `0x${'5a'.repeat(20).padStart(64, '0')}`, filter.topics[2]];
  return [{ transactionHash: `0x${'ab'.repeat(32)}`, blockNumber: hex(NEWEST_BLOCK), data: hex(USDC), topics }];
}

function isUsdc(contract: string | undefined): boolean {
  return contract?.toLowerCase() === CONTRACTS.USDC.toLowerCase();
}

const NEWEST_BLOCK = 20_000_000n;

const GWEI = 10n ** 9n;

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
