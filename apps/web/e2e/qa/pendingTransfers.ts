import { packSend } from '@keel/wallet/protocol';
import { buildEvmSend } from '@keel/wallet/send';
import { type LocalEvm, node } from '../support/localChain.ts';
import { freshAddress } from '../support/sending.ts';
import { KNOWN_ADDRESS } from '../support/wallet.ts';

/** The known wallet's address on Solana's Devnet. */
export const SOLANA_ADDRESS = '9BbGG7UMnNRJGMk1m52F4Q4gCSUnSVBosiT9kJhmgWvQ';
/** A recipient there, from the documentation of Solana; nobody here has its key. */
const SOLANA_RECIPIENT = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
/** The base58 text of a signature of zeros. */
const SOLANA_TX = '1'.repeat(64);
/** The last block in which the transfer on Solana is processed, far behind every block of a local chain. */
export const SOLANA_EXPIRY = 1_000_000;

const ETH = 10n ** 18n;
const GAS = 21_000n;
const GWEI = 10n ** 9n;
const FEE = { kind: 'eip1559', maxFeePerGas: 20n * GWEI, maxPriorityFeePerGas: GWEI } as const;

/** A transfer of an earlier visit, as the browser stores it. */
interface StoredTransfer {
  readonly txId: string;
  /** The value of the key `walletSent`. */
  readonly walletSent: string;
}

const draft = { amount: '0.5', all: false, speed: 'normal' };
const prepared = {
  amount: '0.5',
  opening: null,
  usualFee: null,
  isToContract: false,
  left: '1',
  amountBefore: null,
  needed: 1,
};

/** Empties the wallet's queue on its chain, fills its account, and makes blocks only when a step asks for one. */
export async function prepareChain(chain: LocalEvm): Promise<void> {
  await node(chain, 'evm_setAutomine', [true]);
  await node(chain, 'evm_mine');
  await fillAccount(chain);
  await node(chain, 'evm_setAutomine', [false]);
}

/** The known wallet has coins. */
export async function fillAccount(chain: LocalEvm): Promise<void> {
  await node(chain, 'anvil_setBalance', [KNOWN_ADDRESS, hex(1000n * ETH)]);
}

/** A transfer on Ethereum that was sent so many ms ago and is in no block yet. */
export async function pendingOnEthereum(chain: LocalEvm, agoMs: number): Promise<StoredTransfer> {
  const to = freshAddress();
  const nonce = BigInt(String(await node(chain, 'eth_getTransactionCount', [KNOWN_ADDRESS, 'latest'])));
  await node(chain, 'anvil_impersonateAccount', [KNOWN_ADDRESS]);
  const transaction = { from: KNOWN_ADDRESS, to, value: hex(ETH / 2n), nonce: hex(nonce), gas: hex(GAS) };
  const fees = { maxFeePerGas: hex(FEE.maxFeePerGas), maxPriorityFeePerGas: hex(FEE.maxPriorityFeePerGas) };
  const txId = String(await node(chain, 'eth_sendTransaction', [{ ...transaction, ...fees }]));
  const { unsigned } = buildEvmSend({
    chain: 'ethereum',
    network: 'test',
    from: KNOWN_ADDRESS,
    to,
    asset: 'ETH',
    amount: ETH / 2n,
    nonce,
    gasLimit: GAS,
    fee: FEE,
  });
  return stored({
    txId,
    agoMs,
    bytes: '0x02',
    from: { chain: 'ethereum', network: 'test', address: KNOWN_ADDRESS },
    draft: { ...draft, to, asset: 'ETH' },
    prepared: {
      ...prepared,
      unsigned: packSend({ unsigned, contracts: null }),
      to,
      asset: 'ETH',
      fee: '0.00042',
      isReplaceable: true,
      expiry: { kind: 'nonce', nonce: Number(nonce) },
      usualMs: 60_000,
    },
  });
}

/** A transfer on Solana that was sent so many ms ago. Its chain does not know it. */
export function pendingOnSolana(agoMs: number): StoredTransfer {
  return stored({
    txId: SOLANA_TX,
    agoMs,
    bytes: 'AQ==',
    from: { chain: 'solana', network: 'test', address: SOLANA_ADDRESS },
    draft: { ...draft, to: SOLANA_RECIPIENT, asset: 'SOL' },
    prepared: {
      ...prepared,
      unsigned: packSend({ unsigned: 'AQ==', contracts: null }),
      to: SOLANA_RECIPIENT,
      asset: 'SOL',
      fee: '0.000005',
      isReplaceable: false,
      expiry: { kind: 'block', height: SOLANA_EXPIRY },
      usualMs: 30_000,
    },
  });
}

interface Pending {
  readonly txId: string;
  readonly bytes: string;
  readonly agoMs: number;
  readonly from: object;
  readonly draft: object;
  readonly prepared: object;
}

function stored({ txId, bytes, agoMs, ...transfer }: Pending): StoredTransfer {
  const signed = [{ bytes, txId, purpose: 'send' }];
  return { txId, walletSent: JSON.stringify([{ ...transfer, signed, at: Date.now() - agoMs, outcome: 'unknown' }]) };
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
