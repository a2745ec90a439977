import { makeTools, memoryTries, QUICK } from '../../vault/testing/testTools.ts';
import { seedPassphraseText, type WalletSecret } from '../../vault/walletSecret.ts';
import type { WorkerTools } from '../tools.ts';

/** Words that encode one byte each, so that a test recognises them anywhere. */
export const wordOf = (byte: number): string => `word${byte}`;

/** A worker's tools with a clock that the test sets, and with recognisable words and addresses. */
export async function makeFakeTools(): Promise<{ tools: WorkerTools; clock: { at: number }; used: Uint8Array[] }> {
  const { crypto, device } = await makeTools();
  const clock = { at: 1_000_000 };
  const used: Uint8Array[] = [];
  const tools: WorkerTools = {
    crypto,
    device: async () => device,
    tries: memoryTries(),
    kdf: QUICK,
    kdfFloor: QUICK,
    backupKdf: QUICK,
    now: () => clock.at,
    words: {
      generate: (words, random) => track(random(words === 12 ? 16 : 32)),
      wordsOf: (entropy) => [...entropy].map(wordOf).slice(0, entropy.length === 16 ? 12 : 24),
      list: Array.from({ length: 256 }, (_, byte) => wordOf(byte)),
      read(phrase) {
        const words = phrase.trim().split(' ');
        if (!words.every((word) => /^word\d+$/.test(word))) return { kind: 'unknownWord' };
        if (words.length !== 16) return { kind: 'checksum' };
        return { kind: 'valid', entropy: track(Uint8Array.from(words, (word) => Number(word.slice(4)))) };
      },
    },
    accounts: {
      places: (secret, chosen) => [
        { chain: 'ethereum', network: 'test', address: `0x${nameOf(secret)}` },
        { chain: 'bitcoin', network: 'main', address: `bc1${nameOf(secret)}` },
        ...(chosen === 'm/7' ? [{ chain: 'ethereum', network: 'test', address: `0x7-${nameOf(secret)}` }] : []),
      ],
      series: (secret, { scheme, from, count }) =>
        scheme === 'seventh'
          ? Array.from({ length: count }, (_, at) => ({
              path: `m/${from + at}`,
              address: `0x${from + at}-${nameOf(secret)}`,
            }))
          : null,
      // The part after a hash is the nonce.
      conflictKeys: (_, { unsigned }) => unsigned.split('#').slice(1),
      sign: (secret, from, send, chosen) =>
        from.address.endsWith(nameOf(secret)) &&
        (!from.address.startsWith('0x7-') || chosen === 'm/7') &&
        send.unsigned.split('#')[0] === `${send.amount} ${send.asset} to ${send.to}`
          ? { bytes: `signed ${send.unsigned}`, txId: 'tx1' }
          : null,
    },
  };
  return { tools, clock, used };

  function track(entropy: Uint8Array): Uint8Array {
    used.push(entropy);
    return entropy;
  }
}

/** The first byte of the entropy, and the number of characters of the passphrase if there is one. */
function nameOf(secret: WalletSecret): string {
  const { length } = seedPassphraseText(secret);
  return `${secret.entropy[0]}${length === 0 ? '' : `p${length}`}`;
}
