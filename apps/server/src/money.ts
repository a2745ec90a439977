/** Integer cents of US dollars: the only form of money inside the server. */
export type Cents = bigint;

/** Cents as the wire has them: a decimal string, always with two decimals. */
export function toWire(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as a sentence has them: `$2,000.00`. */
export function toText(cents: Cents): string {
  const [dollars = '', fraction = ''] = toWire(cents).split('.');
  return `$${dollars.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`;
}

/** Cents of an amount that keeps the contract's `MoneyInput`: decimal text, or a whole number of dollars. */
export function fromWire(amount: string | number): Cents {
  const [dollars = '', cents = ''] = String(amount).split('.');
  return BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'));
}
