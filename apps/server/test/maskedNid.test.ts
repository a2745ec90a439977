import { maskedNid } from '@keel/backend/modules/account/maskedNid.ts';
import { describe, expect, it } from 'vitest';

describe('maskedNid', () => {
  it.each([
    ['A12345674821', '••••• 4821'],
    ['123456789', '••••• 6789'],
    ['A1234 567', '••••• 567'],
    ['12345678', '•••••'],
    ['4821', '•••••'],
    ['', '•••••'],
    ['  A12345674821 ', '••••• 4821'],
  ])('[CARD-3][AUTH-9] a browser receives %j as %j', (nid, masked) => {
    expect(maskedNid(nid)).toBe(masked);
  });
});
