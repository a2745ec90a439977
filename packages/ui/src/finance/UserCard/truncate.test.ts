import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.ts';

describe('truncate', () => {
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
    expect(truncate(name)).toBe(shown);
  });
});
