import { ADDRESS_WORDS, amountText, CHAINS, checkAddress, type PayRequest, readUri, URI_WORDS } from '@keel/wallet';
import type { WalletNetwork } from '../../api/networks.ts';
import type { Place } from './chain/place.ts';
import { contractsOf, decimalsOf, knownTokens } from './chain/prepared.ts';

/** More than any payment link of these chains needs. A QR code holds up to 4,296 characters, a clipboard much more. */
export const MAX_RECIPIENT_TEXT = 2000;

/** A link's own texts come from a stranger, and may be as long as the link. */
const MAX_LINK_TEXT = 120;

/** An address or a payment link, read from the clipboard, a QR code or the keyboard. */
export type ReadRecipient =
  | {
      readonly kind: 'recipient';
      readonly to: string;
      /** The asset that a link asks for. */
      readonly asset?: string;
      /** In whole units, if a link asks for an amount. */
      readonly amount?: string;
      /** The recipient's name in the words of a link: never a proof. */
      readonly label?: string;
      /** The purpose in the words of a link. */
      readonly purpose?: string;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** A link of a kind that no chain of this wallet has; `scheme` is the part before the colon. */
  | { readonly kind: 'otherLink'; readonly scheme: string }
  /** A payment link for another chain or network of this wallet. */
  | { readonly kind: 'elsewhere'; readonly request: PayRequest }
  /** `text` is the message of `@keel/wallet`, in English. */
  | { readonly kind: 'refused'; readonly text: string };

const KNOWN_SCHEMES = ['bitcoin', 'dogecoin', 'ethereum', 'solana'];

/**
 * Reads a recipient from a text that may come from anybody (WALLET-5). Only a recipient that this place can send to is
 * returned as one; everything else says precisely why not.
 */
export function readRecipient(text: string, from: Place, network: WalletNetwork): ReadRecipient {
  // Checked first, so that nothing searches a text of megabytes.
  if (text.length > MAX_RECIPIENT_TEXT) return { kind: 'tooLong' };
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const scheme = /^([a-z][a-z\d+.-]{0,19}):/i.exec(typed)?.[1]?.toLowerCase();
  if (scheme !== undefined && !KNOWN_SCHEMES.includes(scheme)) return { kind: 'otherLink', scheme };
  if (scheme === undefined) return readAddress(typed, from, network);

  const read = readUri(typed, { chain: from.chain, network: from.network, contracts: contractsOf(network) });
  if (read.kind === 'invalid') return { kind: 'refused', text: URI_WORDS[read.reason] };
  const { chain, network: kind, address, asset, amount, label, message } = read.request;
  if (chain !== from.chain || kind !== from.network) return { kind: 'elsewhere', request: read.request };
  if (!assetsOf(network).includes(asset)) return { kind: 'refused', text: URI_WORDS.unknownToken };
  const checked = readAddress(address, from, network);
  if (checked.kind !== 'recipient') return checked;
  return {
    ...checked,
    asset,
    ...(amount !== undefined && { amount: amountText(amount, decimalsOf(network, asset)) }),
    ...(label && { label: label.slice(0, MAX_LINK_TEXT) }),
    ...(message && { purpose: message.slice(0, MAX_LINK_TEXT) }),
  };
}

/** The assets that the wallet can send on a network; the chain's own coin is first. */
export function assetsOf(network: WalletNetwork): readonly string[] {
  return [CHAINS[network.chain].native.symbol, ...knownTokens(network).map(({ symbol }) => symbol)];
}

function readAddress(typed: string, from: Place, { tokens }: WalletNetwork): ReadRecipient {
  const context = { chain: from.chain, network: from.network, own: from.address };
  const checked = checkAddress(typed, { ...context, tokens: tokens.map(({ contract }) => contract) });
  // As it was written: the review warns about an address without a checksum.
  return checked.kind === 'valid'
    ? { kind: 'recipient', to: typed }
    : { kind: 'refused', text: ADDRESS_WORDS[checked.reason] };
}
