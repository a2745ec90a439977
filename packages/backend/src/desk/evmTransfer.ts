import { Transaction } from 'micro-eth-signer';
import type { Node } from '../chains/Node.ts';

/** A transfer of a coin or a token. Amounts are in the smallest unit. */
export interface Transfer {
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
}

/** The other signed fields of the transaction. */
export interface Envelope {
  readonly chainId: number;
  readonly nonce: bigint;
  readonly gasLimit: bigint;
  /** Wei per unit of gas. */
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

const TRANSFER = '0xa9059cbb';
const BALANCE_OF = '0x70a08231';

/** The contract of an asset on a node; null for the coin itself, undefined if the node does not have the asset. */
export function contractOf({ coin, tokens }: Node, asset: string): string | null | undefined {
  if (asset === coin.asset) return null;
  return tokens.find((token) => token.asset === asset)?.contract;
}

/** Converts a quantity of the wire to the smallest unit of an asset. */
export function unitsOf({ coin, tokens }: Node, asset: string, quantity: string): bigint {
  const decimals = asset === coin.asset ? coin.decimals : tokens.find((token) => token.asset === asset)?.decimals;
  if (decimals === undefined) throw new Error('This node has no such asset.');
  const [whole = '', fraction = ''] = quantity.split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) throw new Error('The quantity has more decimals than the asset.');
  return BigInt(whole + significant.padEnd(decimals, '0'));
}

/** Creates the transfer of an amount; an ERC-20 transfer if there is a contract. */
export function transferOf(contract: string | null, to: string, units: bigint): Transfer {
  if (contract === null) return { to, value: units, data: '0x' };
  return { to: contract, value: 0n, data: TRANSFER + word(BigInt(to)) + word(units) };
}

/** The call data that queries the balance of a token (ERC-20). */
export function balanceCall(contract: string, owner: string): { readonly to: string; readonly data: string } {
  return { to: contract, data: BALANCE_OF + word(BigInt(owner)) };
}

/** Signs a transaction (EIP-1559). The same transfer, envelope and key always give the same bytes (RFC 6979). */
export function sign(key: string, { to, value, data }: Transfer, envelope: Envelope): { raw: string; txId: string } {
  const { chainId, ...rest } = envelope;
  const signed = Transaction.prepare({ to, value, data, chainId: BigInt(chainId), ...rest }).signBy(key, false);
  return { raw: signed.toHex(), txId: `0x${signed.hash.replace(/^0x/, '')}` };
}

/** Decodes a signed transfer of the desk. */
export function envelopeOf(raw: string): { readonly transfer: Transfer; readonly envelope: Envelope } {
  const sent = Transaction.fromHex(raw).raw;
  if (!('maxFeePerGas' in sent)) throw new Error('This is not a transfer of the desk.');
  const { to, value, data, chainId, nonce, gasLimit, maxFeePerGas, maxPriorityFeePerGas } = sent;
  return {
    transfer: { to, value, data: data === '' ? '0x' : data },
    envelope: { chainId: Number(chainId), nonce, gasLimit, maxFeePerGas, maxPriorityFeePerGas },
  };
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0');
}
