import type { ChainId } from '../chains.ts';
import { readEvmSend } from './evm.ts';
import { readSolanaSend } from './solana.ts';
import type { ReadSendCall, ReviewedSend } from './types.ts';
import { readUtxoSend } from './utxo.ts';

const READERS: Readonly<Record<ChainId, (call: ReadSendCall) => ReviewedSend | null>> = {
  ethereum: (call) => readEvmSend({ ...call, chain: 'ethereum' }),
  bnb: (call) => readEvmSend({ ...call, chain: 'bnb' }),
  bitcoin: (call) => readUtxoSend({ ...call, chain: 'bitcoin' }),
  dogecoin: (call) => readUtxoSend({ ...call, chain: 'dogecoin' }),
  solana: readSolanaSend,
};

/**
 * Reads what unsigned bytes do from the bytes alone; null if they are not a transfer that this wallet builds (WALLET-5).
 *
 * A person reviews the result, and `signSend` compares it.
 */
export function readSend(call: ReadSendCall): ReviewedSend | null {
  try {
    return READERS[call.chain](call);
  } catch {
    // Bytes that the library cannot parse.
    return null;
  }
}
