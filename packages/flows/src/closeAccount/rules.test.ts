import { describe, expect, it } from 'vitest';
import { refusal, success } from '../testing/samples.ts';
import { isBlocked } from './rules.ts';

describe('closeAccount rules', () => {
  it.each([
    [refusal(409), true],
    [refusal(403), false],
    [success(null), false],
  ])('[AUTH-9] answer %# names something that prevents closing: %j', (reply, blocked) => {
    expect(isBlocked(reply)).toBe(blocked);
  });
});
