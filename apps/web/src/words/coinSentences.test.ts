import { ADDRESS_WORDS, AMOUNT_WORDS, FEE_CEILING_WORDS, URI_WORDS } from '@keel/wallet';
import { describe, expect, it } from 'vitest';
import { ar } from './ar.ts';
import { arCoins } from './arCoins.ts';
import { es } from './es.ts';
import { esCoins } from './esCoins.ts';

const TEXTS = [ADDRESS_WORDS, AMOUNT_WORDS, FEE_CEILING_WORDS, URI_WORDS].flatMap((words) => Object.values(words));
const languages = [
  ['Spanish', es, esCoins],
  ['Arabic', ar, arCoins],
] as const;

describe("translations of the wallet's messages", () => {
  it.each(languages)('[SET-2][WALLET-5] every message about an address, amount or link has its %s', (_, words) => {
    expect(TEXTS.length).toBeGreaterThan(30);
    expect(TEXTS.filter((text) => words.translate(text) === text)).toEqual([]);
  });

  it.each(languages)('[SET-2] %s has no message that the wallet does not use any more', (_, __, translations) => {
    const texts = new Set<string>(TEXTS);
    expect(Object.keys(translations).filter((text) => !texts.has(text))).toEqual([]);
    expect(Object.values(translations)).not.toContain('');
  });
});
