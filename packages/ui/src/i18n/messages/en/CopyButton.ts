export const CopyButton = { copy: 'Copy', copied: 'Copied!', failed: 'Couldn’t copy' };
