export const PassphraseField = { show: 'Show passphrase', hide: 'Hide passphrase' };
