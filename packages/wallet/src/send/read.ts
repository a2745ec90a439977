import type { ChainId } from '../chains.ts';
import { readBitcoinSend } from './bitcoin.ts';
import { readEvmSend } from './evm.ts';
import { readSolanaSend } from './solana.ts';
import type { ReadSendCall, ReviewedSend } from './types.ts';

const READERS: Readonly<Record<ChainId, (call: ReadSendCall) => ReviewedSend | null>> = {
  ethereum: (call) => readEvmSend({ ...call, chain: 'ethereum' }),
  bnb: (call) => readEvmSend({ ...call, chain: 'bnb' }),
  bitcoin: readBitcoinSend,
  solana: readSolanaSend,
};

/**
 * What unsigned bytes do, taken from the bytes alone; null when they are not a transfer that this wallet makes (WALLET-5).
 *
 * The answer is what a person reviews and what `signSend` compares with.
 */
export function readSend(call: ReadSendCall): ReviewedSend | null {
  try {
    return READERS[call.chain](call);
  } catch {
    // Bytes that a library cannot even take apart.
    return null;
  }
}
