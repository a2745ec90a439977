export const SeedPhraseGrid = {
  label: 'Recovery phrase',
  hidden: 'Hidden word',
  passphrase: 'Passphrase of the wallet',
  passphraseNote: (characters: number) =>
    `Write it down too: the words alone restore another wallet. Characters, spaces included: ${characters}.`,
  reveal: 'Reveal the phrase',
  hide: 'Hide the phrase',
  copy: 'Copy',
  warning:
    'Other apps can read the clipboard. Anyone with these words can take your money. Writing them on paper is safer.',
  copyAnyway: 'Copy anyway',
  cancel: 'Cancel',
  copied: 'Copied. Copy something else once you have stored it.',
  failed: 'This browser doesn’t allow copying.',
};
