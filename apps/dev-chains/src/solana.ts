import {
  type Address,
  address as addressOf,
  generateKeyPairSigner,
  getBase58Decoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  isAddress,
  lamports,
  type Signature,
  type Transaction,
} from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import type { LocalChain } from './LocalChain.ts';
import { serve } from './serve.ts';
import { associatedAccount, DECIMALS, holdingData, mintData, readHolding, TOKEN_PROGRAM_ADDRESS } from './splToken.ts';

const SOL = 1_000_000_000n;
const COINS = 1000n;
const DOLLARS = 1_000_000n;
const UNIT = 10n ** BigInt(DECIMALS);
const NOT_FOUND = -32_601;
const REFUSED = -32_002;

/** An error that is returned to the client. */
class RpcError extends Error {
  override name = 'RpcError';
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Starts Solana's virtual machine in this process, with the part of its JSON-RPC that the wallet uses. There are no
 * validators: a transaction is final once it was accepted.
 * @param port 0 chooses a free one
 */
export async function startSolana({ port }: { readonly port: number }): Promise<LocalChain> {
  const svm = new LiteSVM();
  const { address: mint } = await generateKeyPairSigner();
  const { address: authority } = await generateKeyPairSigner();
  const rent = (data: Uint8Array) => svm.minimumBalanceForRentExemption(BigInt(data.length));
  const setTokenAccount = (at: Address, data: Uint8Array) =>
    svm.setAccount({
      address: at,
      data,
      executable: false,
      lamports: lamports(rent(data)),
      programAddress: TOKEN_PROGRAM_ADDRESS,
      space: BigInt(data.length),
    });
  setTokenAccount(mint, mintData(UNIT * DOLLARS * 1000n, authority));

  const methods = methodsOf(svm);
  const served = await serve(port, async (_path, body) => {
    const {
      id = null,
      method,
      params = [],
    } = JSON.parse(body) as { id?: unknown; method?: unknown; params?: unknown[] };
    try {
      const found = typeof method === 'string' && Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!found) throw new RpcError(NOT_FOUND, 'Method not found');
      return { body: { jsonrpc: '2.0', id, result: found(...params) } };
    } catch (error) {
      const code = error instanceof RpcError ? error.code : -32_602;
      return {
        body: { jsonrpc: '2.0', id, error: { code, message: error instanceof Error ? error.message : 'error' } },
      };
    }
  });

  return {
    chain: 'solana',
    url: served.url,
    usdt: mint,
    usdc: null,
    async fund(text) {
      if (!isAddress(text)) throw new Error('This is not an address of this chain.');
      const owner = addressOf(text);
      svm.airdrop(owner, lamports(COINS * SOL));
      // A second airdrop of the same size would be the same transaction.
      nextBlock(svm);
      const at = await associatedAccount(mint, owner);
      const known = svm.getAccount(at);
      const has = known.exists ? readHolding(new Uint8Array(known.data)).amount : 0n;
      setTokenAccount(at, holdingData(mint, owner, has + DOLLARS * UNIT));
      return `${COINS} coins and ${DOLLARS} USDT on solana`;
    },
    stop: () => served.stop(),
  };
}

/** Each transaction makes a block, and transactions with an earlier block hash are refused. */
function nextBlock(svm: LiteSVM): void {
  svm.warpToSlot(svm.getClock().slot + 1n);
  svm.expireBlockhash();
}

type Method = (...params: unknown[]) => unknown;

/** A processed transaction. */
interface ProcessedTransaction {
  readonly signature: Signature;
  readonly slot: number;
  /** The addresses of all its accounts. */
  readonly keys: readonly string[];
}

function methodsOf(svm: LiteSVM): Record<string, Method> {
  const history: ProcessedTransaction[] = [];
  /** Block hashes that were returned before a real chain would have finalized their blocks. */
  const unfinalized = new Set<string>();
  const slot = () => Number(svm.getClock().slot);
  const inContext = (value: unknown) => ({ context: { apiVersion: '2.0.0', slot: slot() }, value });
  const accountOf = (key: unknown) => svm.getAccount(addressOf(String(key)));

  return {
    getBalance: (key) => inContext(Number(svm.getBalance(addressOf(String(key))) ?? 0n)),
    getLatestBlockhash(settings) {
      const blockhash = svm.latestBlockhash();
      if (commitmentIn(settings, 'commitment') !== 'finalized') unfinalized.add(blockhash);
      return inContext({ blockhash, lastValidBlockHeight: slot() });
    },
    getBlockHeight: slot,
    getRecentPrioritizationFees: () => history.slice(0, 150).map((past) => ({ slot: past.slot, prioritizationFee: 0 })),
    getMinimumBalanceForRentExemption: (bytes) => Number(svm.minimumBalanceForRentExemption(BigInt(Number(bytes)))),
    getAccountInfo(key) {
      const found = accountOf(key);
      if (!found.exists) return inContext(null);
      const { data, executable, programAddress, lamports: balance, space } = found;
      return inContext({
        data: [Buffer.from(data).toString('base64'), 'base64'],
        executable,
        lamports: Number(balance),
        owner: programAddress,
        rentEpoch: 0,
        space: Number(space),
      });
    },
    getTokenAccountBalance(key) {
      const found = accountOf(key);
      if (!found.exists || found.programAddress !== TOKEN_PROGRAM_ADDRESS)
        throw new RpcError(-32_602, 'Invalid param: could not find account');
      const { amount } = readHolding(new Uint8Array(found.data));
      const uiAmountString = `${amount / UNIT}.${(amount % UNIT).toString().padStart(DECIMALS, '0')}`.replace(
        /\.?0+$/,
        '',
      );
      return inContext({
        amount: String(amount),
        decimals: DECIMALS,
        uiAmount: Number(uiAmountString),
        uiAmountString,
      });
    },
    sendTransaction(encoded, settings) {
      const transaction = transactionOf(encoded);
      const { lifetimeToken } = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
      // A node simulates a transaction at the requested commitment, where the hash of a newer block is unknown.
      if (commitmentIn(settings, 'preflightCommitment') === 'finalized' && unfinalized.has(lifetimeToken))
        throw new RpcError(REFUSED, 'Transaction simulation failed: Blockhash not found');
      const done = svm.sendTransaction(transaction);
      if (done instanceof FailedTransactionMetadata)
        throw new RpcError(REFUSED, `Transaction simulation failed: ${done.toString()}`.slice(0, 300));
      const [first] = Object.values(transaction.signatures);
      const signature = getBase58Decoder().decode(first ?? new Uint8Array(64)) as Signature;
      history.unshift({ signature, slot: slot(), keys: accountsOf(transaction.messageBytes) });
      nextBlock(svm);
      return signature;
    },
    simulateTransaction(encoded) {
      const done = svm.simulateTransaction(transactionOf(encoded));
      if (done instanceof FailedTransactionMetadata)
        return inContext({ err: done.toString(), logs: done.meta().logs(), unitsConsumed: 0 });
      const meta = done.meta();
      return inContext({ err: null, logs: meta.logs(), unitsConsumed: Number(meta.computeUnitsConsumed()) });
    },
    getSignatureStatuses: (signatures) =>
      inContext(
        (Array.isArray(signatures) ? signatures : []).map((signature) => {
          const found = history.find((each) => each.signature === signature);
          if (!found) return null;
          const status = { Ok: null };
          return { slot: found.slot, confirmations: null, err: null, status, confirmationStatus: 'finalized' };
        }),
      ),
    getSignaturesForAddress: (key) =>
      history
        .filter(({ keys }) => keys.includes(String(key)))
        .map(({ signature, slot: at }) => ({
          signature,
          slot: at,
          err: null,
          memo: null,
          blockTime: null,
          confirmationStatus: 'finalized',
        })),
  };
}

/** The requested commitment; the default of nodes is `finalized`. */
function commitmentIn(settings: unknown, name: string): unknown {
  return (settings as Readonly<Record<string, unknown>> | undefined)?.[name] ?? 'finalized';
}

function accountsOf(
  message: Parameters<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>[0],
): string[] {
  return [...getCompiledTransactionMessageDecoder().decode(message).staticAccounts];
}

function transactionOf(encoded: unknown): Transaction {
  return getTransactionDecoder().decode(getBase64Encoder().encode(String(encoded)));
}
