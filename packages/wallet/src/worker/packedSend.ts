/** An unsigned transaction with everything needed to decode it again. */
export interface PackedSend {
  /** EVM: hex. Bitcoin: a PSBT in base64. Solana: a legacy message in base64. */
  readonly unsigned: string;
  /** USDT's contract if the operator configured it, as when the transaction was built; null for none. */
  readonly usdtContract: string | null;
}

/** One text for the signer, which uses it unchanged. */
export function packSend({ unsigned, usdtContract }: PackedSend): string {
  return JSON.stringify({ unsigned, usdtContract });
}

/** Unpacks a text of `packSend`; null for any other text. */
export function unpackSend(text: string): PackedSend | null {
  try {
    const { unsigned, usdtContract } = JSON.parse(text) as PackedSend;
    if (typeof unsigned !== 'string' || (usdtContract !== null && typeof usdtContract !== 'string')) return null;
    return { unsigned, usdtContract };
  } catch {
    return null;
  }
}
