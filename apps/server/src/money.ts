/** Integer cents of US dollars: the only form of money inside the server. */
export type Cents = bigint;

/** Cents as the wire has them: a decimal string, always with two decimals. */
export function toWire(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
