/** An unsigned transaction with what it takes to read it again. */
export interface PackedSend {
  /** EVM: hex. Bitcoin: a PSBT in base64. Solana: a legacy message in base64. */
  readonly unsigned: string;
  /** USDT's contract where the operator named it, as it was when the transaction was built; null: none. */
  readonly usdtContract: string | null;
}

/** One text for the signer, which takes it as it is. */
export function packSend({ unsigned, usdtContract }: PackedSend): string {
  return JSON.stringify({ unsigned, usdtContract });
}

/** What `packSend` packed; null when it was something else. */
export function unpackSend(text: string): PackedSend | null {
  try {
    const { unsigned, usdtContract } = JSON.parse(text) as PackedSend;
    if (typeof unsigned !== 'string' || (usdtContract !== null && typeof usdtContract !== 'string')) return null;
    return { unsigned, usdtContract };
  } catch {
    return null;
  }
}
