import { describe, expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

describe('fileSize', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1000, '1 kB'],
    [1_250_000, '1.3 MB'],
    [5_000_000, '5 MB'],
    [2e12, '2,000 GB'],
    [Number.NaN, '---'],
    [-1, '---'],
    [0.5, '---'],
  ])('[KYC-1] formats %s bytes as %j', (bytes, text) => {
    expect(fileSize(bytes, 'en-US')).toBe(text);
  });
});
