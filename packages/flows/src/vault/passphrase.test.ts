import { describe, expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { passphraseMessages } from './messages.ts';
import { isSameText, passphraseFault } from './passphrase.ts';

const faultOf = (text: string) => passphraseFault(new Secret(text), new Secret(text));

describe('a new passphrase', () => {
  it.each([
    ['correct horse battery staple', null],
    ['twelve chars', null],
    ['six of nine, 69', null],
    ['ñandú está aquí', null],
    ['eleven char', passphraseMessages.short],
    [`a b c d e ${'f'.repeat(118)}`, null],
    [`a b c d e ${'f'.repeat(119)}`, passphraseMessages.long],
    ['482915306742', passphraseMessages.easy],
    ['1990-12-31 1991/01/02', passphraseMessages.easy],
    ['aaaaaaaaaaaa', passphraseMessages.easy],
    ['abababababab', passphraseMessages.easy],
    ['aabbaababbab', passphraseMessages.easy],
    ['abcabcabcabc', passphraseMessages.easy],
    ['abcdbbadcabd', passphraseMessages.easy],
  ])('[WALLET-9, WALLET-16] passphrase %j: %j', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('[WALLET-9, WALLET-16] both have to be the same', () => {
    expect(passphraseFault(new Secret('correct horse'), new Secret('correct house'))).toBe(
      passphraseMessages.different,
    );
  });

  it('[WALLET-9, WALLET-16] a long passphrase is judged in no time', () => {
    const started = performance.now();
    faultOf('ab'.repeat(63));
    faultOf(`${'abcd'.repeat(31)}e`);
    expect(performance.now() - started).toBeLessThan(100);
  });

  it.each([
    ['ada.lovelace+1@example.com', true],
    ['Ada.Lovelace+1@Example.com ', true],
    ['adaXlovelace+1@example.com', false],
    ['ada.lovelace+1@example.com and owls', false],
  ])('[WALLET-16] %j is the email of Ada: %j', (text, isSame) => {
    expect(isSameText(new Secret(text), ' ada.lovelace+1@example.com')).toBe(isSame);
  });
});
