import { describe, expect, it } from 'vitest';
import { rollOf } from './rollOf.ts';

const rolling = (from: string, to: string) =>
  rollOf(from, to)
    .filter(({ previous }) => previous !== null)
    .map(({ previous, digit }) => `${previous}>${digit}`);

describe('rollOf', () => {
  it.each([
    ['$1,200.00', '$1,250.00', ['0>5']],
    ['$99.00', '$100.00', ['>1', '9>0', '9>0']],
    ['$100.00', '$99.00', ['0>9', '0>9']],
    ['$1.00', '$1.00', []],
    ['---', '$5', ['>5']],
    ['١٢', '١٣', ['٢>٣']],
  ])('[DASH-1] from %s to %s only the changed digits roll: %j', (from, to, expected) => {
    expect(rolling(from, to)).toEqual(expected);
  });

  it('[DASH-1] keeps the text in its order', () => {
    const text = rollOf('$1,200.00', '$12,250.00').map(({ digit }) => digit);
    expect(text.join('')).toBe('$12,250.00');
  });
});
