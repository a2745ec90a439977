import { latinDigits } from '../../format/latinDigits.ts';

/** The first `length` digits of what was typed or pasted, as ASCII. */
export function digits(text: string, length: number): string {
  return latinDigits(text).replaceAll(/\D/g, '').slice(0, length);
}
