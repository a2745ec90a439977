import type { ChainId, TokenContracts } from '../chains.ts';
import { bip21QrText, bip21Text, readBip21 } from './bip21.ts';
import { eip681Text, readEip681 } from './eip681.ts';
import { readSolanaPay, solanaPayText } from './solanaPay.ts';
import { type PayRequest, type ReadUri, refused, type UriContext } from './types.ts';

interface Standard {
  readonly text: (request: PayRequest, contracts?: TokenContracts) => string;
  readonly qrText: (request: PayRequest, contracts?: TokenContracts) => string;
}

const BIP21: Standard = { text: bip21Text, qrText: bip21QrText };
const EIP681: Standard = { text: eip681Text, qrText: eip681Text };
const SOLANA_PAY: Standard = { text: solanaPayText, qrText: solanaPayText };
const STANDARDS: Readonly<Record<ChainId, Standard>> = {
  ethereum: EIP681,
  bnb: EIP681,
  bitcoin: BIP21,
  dogecoin: BIP21,
  solana: SOLANA_PAY,
};

/**
 * A payment link for `request`: BIP-21, EIP-681 or Solana Pay (WALLET-6).
 *
 * @param contracts where a token is asked for on a test network
 * @throws RangeError when a token is asked for and has no known contract
 */
export function uriText(request: PayRequest, contracts?: TokenContracts): string {
  return STANDARDS[request.chain].text(request, contracts);
}

/** The same link in the form for a QR code. */
export function uriQrText(request: PayRequest, contracts?: TokenContracts): string {
  return STANDARDS[request.chain].qrText(request, contracts);
}

/**
 * Reads a scanned or pasted link of any of the three standards. Its texts come from a stranger: review before sending.
 */
export function readUri(text: string, context: UriContext): ReadUri {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(text.trim()) ?? [];
  // Some links contain slashes where the standards have none.
  const withoutSlashes = rest.replace(/^\/\//, '');
  switch (scheme.toLowerCase()) {
    case 'bitcoin':
      return readBip21('bitcoin', withoutSlashes, context);
    case 'dogecoin':
      return readBip21('dogecoin', withoutSlashes, context);
    case 'ethereum':
      return readEip681(withoutSlashes, context);
    case 'solana':
      return readSolanaPay(withoutSlashes, context);
    default:
      return refused('notALink');
  }
}
