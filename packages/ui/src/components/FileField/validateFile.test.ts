import { describe, expect, it } from 'vitest';
import { validateFile } from './validateFile.ts';

const RULES = { types: ['image/png', 'image/jpeg'], maxBytes: 100 };

describe('validateFile', () => {
  it.each([
    ['passport.png', 'image/png', 100, null],
    ['passport.PNG', 'image/PNG', 1, null],
    ['passport.jpg', 'image/jpeg', 1, null],
    ['passport.jpg', '', 1, null],
    ['passport.jpeg', '', 1, null],
    ['passport.pdf', 'application/pdf', 1, 'type'],
    ['passport.png', 'application/pdf', 1, 'type'],
    ['passport', '', 1, 'type'],
    ['passport.png', 'image/png', 0, 'empty'],
    ['passport.png', 'image/png', 101, 'size'],
  ])('[KYC-4] [PHOTO-1] %s of type %j with %d bytes: %s', (name, type, size, problem) => {
    expect(validateFile({ name, type, size }, RULES)).toBe(problem);
  });

  it('[KYC-4] accepts a type with a wildcard', () => {
    expect(validateFile({ name: 'a.webp', type: 'image/webp', size: 1 }, { types: ['image/*'] })).toBeNull();
    expect(validateFile({ name: 'a.mp4', type: 'video/mp4', size: 1 }, { types: ['image/*'] })).toBe('type');
  });

  it('accepts any file when there are no rules', () => {
    expect(validateFile({ name: 'a', type: '', size: 1 }, {})).toBeNull();
  });
});
