export const SeedPhraseGrid = {
  label: 'Recovery phrase',
  hidden: 'Hidden word',
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
