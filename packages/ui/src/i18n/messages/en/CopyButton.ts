export const CopyButton = { copy: 'Copy', copied: 'Copied!', failed: 'Could not copy' };
