export const SeedPassphraseField = { show: 'Show passphrase', hide: 'Hide passphrase' };
