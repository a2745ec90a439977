import type { Cents } from '@keel/flows';

/** A decimal string of the wire ("2000.00", at most 2 decimals) as integer cents. Throws on anything else. */
export function centsFromWire(text: string | number): Cents {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(text));
  if (!match) throw new TypeError(`Not an amount of the contract: ${text}`);
  const [, sign, integerPart = '0', fraction = ''] = match;
  const cents = Number(integerPart) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Integer cents as the decimal string of the wire, always with 2 decimals. */
export function centsToWire(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
