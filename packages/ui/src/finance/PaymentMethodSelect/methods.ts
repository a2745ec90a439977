interface Method {
  name: string;
  /** The coin's letters. */
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
  ['Gcash', { name: 'GCash', ticker: 'GCASH' }],
]);

/** The proper name of a payment method: the wire misspells some ('Etheruem'). */
export function paymentMethodName(wire: string): string {
  return METHODS.get(wire)?.name ?? wire;
}

const TICKERS = new Map(
  Array.from(METHODS).flatMap(([wire, { name, ticker }]): [string, string][] => [
    [wire, ticker],
    [name, ticker],
  ]),
);

/** The ticker of a payment method's coin, by its wire name or its proper name; for an unknown method, the text itself. */
export function methodTicker(method: string): string {
  return TICKERS.get(method) ?? method;
}
