import { Secret } from '../secret.ts';

/** What others know of Ada. */
export const factsAboutAda: readonly string[] = ['ada@example.com', 'Ada Lovelace'];

/** Passphrases that are refused for a wallet, with their repetition and the message (WALLET-16). */
export const refusedPassphrases: readonly (readonly [passphrase: Secret, repeated: Secret, message: string])[] = [
  twice('274910', 'The passphrase must be at least 12 characters.'),
  twice('x9'.repeat(70), 'The passphrase must be at most 128 characters.'),
  twice(
    '1234 5678 9012 3456',
    'This passphrase is easy to guess. Use several words that have nothing to do with each other.',
  ),
  twice('Ada Lovelace', 'Your name and email are easy to guess. Use something else.'),
  [new Secret('purple lamp under a fig'), new Secret('purple lamp under a fog'), 'The passphrases don’t match.'],
];

function twice(text: string, message: string): readonly [Secret, Secret, string] {
  return [new Secret(text), new Secret(text), message];
}
