import type { TokenContracts } from '../chains.ts';

/** An unsigned transaction with everything needed to decode it again. */
export interface PackedSend {
  /** EVM: hex. Bitcoin and Dogecoin: a PSBT in base64. Solana: a legacy message in base64. */
  readonly unsigned: string;
  /** The contracts of tokens that the operator configured, as when the transaction was built; null for none. */
  readonly contracts: TokenContracts | null;
}

/** One text for the signer, which uses it unchanged. */
export function packSend({ unsigned, contracts }: PackedSend): string {
  return JSON.stringify({ unsigned, contracts });
}

/** Unpacks a text of `packSend`, also of a version that knew USDT only; null for any other text. */
export function unpackSend(text: string): PackedSend | null {
  try {
    const { unsigned, contracts: packed, usdtContract = null } = JSON.parse(text) as Partial<PackedSend> & Earlier;
    const contracts = packed ?? (usdtContract === null ? null : { USDT: usdtContract });
    return typeof unsigned === 'string' && isContracts(contracts) ? { unsigned, contracts } : null;
  } catch {
    return null;
  }
}

/** What an earlier version packed in place of `contracts`. */
interface Earlier {
  readonly usdtContract?: string | null;
}

function isContracts(contracts: unknown): contracts is TokenContracts | null {
  if (typeof contracts !== 'object' || Array.isArray(contracts)) return false;
  return Object.values(contracts ?? {}).every((contract) => typeof contract === 'string');
}
