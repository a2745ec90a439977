import { readBitcoinAddress } from '../address/bitcoin.ts';
import { amountText, readAmount } from '../amount.ts';
import { CHAINS } from '../chains.ts';
import { queryText, readQuery } from './query.ts';
import { type PayRequest, type ReadUri, refused } from './types.ts';

const KNOWN = ['amount', 'label', 'message'];

/** `bitcoin:ADDRESS?amount=0.5&label=…&message=…` (BIP-21). Amounts are in bitcoin. */
export function bip21Text({ address, amount, label, message }: PayRequest): string {
  const text = amount === undefined ? undefined : amountText(amount, CHAINS.bitcoin.native.decimals);
  return `bitcoin:${address}${queryText({ amount: text, label, message })}`;
}

/**
 * The same link for a QR code: a bech32 address in upper case fits a denser kind of code, and means the same (BIP-173).
 * Names of parameters stay as they are, since they would not.
 */
export function bip21QrText(request: PayRequest): string {
  const isBech32 = /^(bc|tb)1/.test(request.address);
  if (!isBech32) return bip21Text(request);
  return bip21Text({ ...request, address: request.address.toUpperCase() }).replace(/^bitcoin:/, 'BITCOIN:');
}

/** Reads what follows `bitcoin:`. The address tells the network. */
export function readBip21(rest: string): ReadUri {
  const [address = '', query = ''] = splitOnce(rest);
  const values = readQuery(query);
  if (!values) return refused('malformed');
  // What the recipient requires and this wallet does not know makes the whole link unusable (BIP-21).
  if ([...values.keys()].some((name) => name.startsWith('req-') && !KNOWN.includes(name)))
    return refused('unsupported');
  const reading = readBitcoinAddress(address);
  if (reading.kind === 'unread') {
    const reason = address === '' || reading.reason === 'unknownWitness' ? 'unsupported' : 'malformed';
    return refused(reason);
  }
  const amount = values.get('amount');
  const read = amount === undefined ? undefined : readAmount(amount, CHAINS.bitcoin.native.decimals);
  if (read?.kind === 'invalid') return refused('amount');
  const [label, message] = [values.get('label'), values.get('message')];
  return {
    kind: 'request',
    request: {
      chain: 'bitcoin',
      network: reading.network,
      address: reading.address,
      asset: CHAINS.bitcoin.native.symbol,
      ...(read && { amount: read.units }),
      ...(label && { label }),
      ...(message && { message }),
    },
  };
}

function splitOnce(text: string): string[] {
  const at = text.indexOf('?');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
