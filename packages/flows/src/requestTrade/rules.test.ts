import { describe, expect, it } from 'vitest';
import { adaId, refusal, success } from '../testing/samples.ts';
import { isNote, isSent, toCall } from './rules.ts';

const context = (note: string) => ({ user: adaId, note, message: '' });

describe('requestTrade rules', () => {
  it.each([
    ['', true],
    ['call me', true],
    ['one line\nanother', true],
    ['x'.repeat(500), true],
    ['🚀'.repeat(500), true],
    [` ${'x'.repeat(500)} `, true],
    ['x'.repeat(501), false],
    ['a\u0000b', false],
  ])('[PROF-3] whether a note can be sent: %#', (note, can) => {
    expect(isNote(context(note))).toBe(can);
  });

  it('[PROF-3] an empty note is left out', () => {
    expect(toCall(context(' \n '))).toEqual({ user: adaId });
    expect(toCall(context(' call me '))).toEqual({ user: adaId, note: 'call me' });
  });

  it.each([
    [success(null, true), true],
    [success(null), false],
    [success(null, false), false],
    [refusal(404), false],
  ])('[PROF-3] only an envelope with status success counts as a success: %#', (reply, sent) => {
    expect(isSent(reply)).toBe(sent);
  });
});
