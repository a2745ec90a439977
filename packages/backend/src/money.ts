/** Integer cents of US dollars: the only representation of money inside the server. */
export type Cents = bigint;

/** Formats cents for the wire: decimal text, always with two decimals. */
export function toWire(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats cents for people: `$2,000.00`. */
export function toText(cents: Cents): string {
  const [dollars = '', fraction = ''] = toWire(cents).split('.');
  return `$${dollars.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`;
}

/** Parses an amount of the contract's `MoneyInput`: decimal text, or a whole number of dollars. */
export function fromWire(amount: string | number): Cents {
  const [dollars = '', cents = ''] = String(amount).split('.');
  return BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'));
}
