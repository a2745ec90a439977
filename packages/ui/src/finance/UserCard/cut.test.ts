import { describe, expect, it } from 'vitest';
import { cut } from './cut.ts';

describe('cut', () => {
  it.each([
    ['Amelia', 'Amelia'],
    ['Rosenth', 'Rosenth'],
    ['Rosenthal', 'Rosenth..'],
    ['', ''],
    ['Jean-Louis', 'Jean-Lo..'],
    ['van der Berg', 'van der..'],
    ['Ana Maria', 'Ana Mar..'],
    ['José\u0301phine', 'José\u0301phi..'],
  ])('[SIDE-3] %s becomes %s', (name, shown) => {
    expect(cut(name)).toBe(shown);
  });
});
