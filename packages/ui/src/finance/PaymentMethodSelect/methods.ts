interface Method {
  name: string;
  /** What its mark shows: the coin's letters. */
  ticker: string;
}

const METHODS = new Map<string, Method>([
  ['Bitcoin', { name: 'Bitcoin', ticker: 'BTC' }],
  ['Etheruem', { name: 'Ethereum', ticker: 'ETH' }],
  ['Ethereum', { name: 'Ethereum', ticker: 'ETH' }],
  ['Xrp', { name: 'XRP', ticker: 'XRP' }],
  ['Solana', { name: 'Solana', ticker: 'SOL' }],
  ['Usdt(solana)', { name: 'USDT (Solana)', ticker: 'USDT' }],
  ['Usdt', { name: 'USDT', ticker: 'USDT' }],
  ['Usdt Erc20', { name: 'USDT (ERC-20)', ticker: 'USDT' }],
  ['Usdt Trc20', { name: 'USDT (TRC-20)', ticker: 'USDT' }],
  ['Bnb', { name: 'BNB', ticker: 'BNB' }],
  ['Dodge', { name: 'Dogecoin', ticker: 'DOGE' }],
  ['Gcash', { name: 'GCash', ticker: 'GC' }],
]);

/** A method of payment by its proper name: the wire spells some in its own way ('Etheruem'). */
export function paymentMethodName(wire: string): string {
  return METHODS.get(wire)?.name ?? wire;
}

/** The letters of a method's mark; for one that is not known, the first of its name. */
export function paymentMethodTicker(wire: string): string {
  return METHODS.get(wire)?.ticker ?? Array.from(wire.trim()).slice(0, 2).join('').toUpperCase();
}
