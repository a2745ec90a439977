/** What is wrong with a new passcode (WALLET-1). */
export const passcodeMessages = {
  short: 'A passcode has at least 6 characters.',
  long: 'A passcode has at most 128 characters.',
  different: 'The two passcodes are not the same.',
} as const;

/** WALLET-1, WALLET-3, SET-2. Ours: no requirement has words for it. */
export const vaultMessages = {
  unavailable: 'This browser does not allow its storage to be used, so the wallet cannot be opened here.',
  damaged: 'The wallet on this device cannot be read. Import it again with its words.',
  wrong: 'Wrong passcode.',
  tooOften: 'Wrong passcode too often. Wait a moment before you try again.',
  notOpened: 'The wallet could not be opened. Try again.',
  lost: 'The wallet was locked because its keys were lost.',
  passcode: passcodeMessages,
  changed: 'The passcode was changed.',
  full: 'This browser’s storage is full, so the passcode stays as it was.',
  notChanged: 'The passcode could not be changed and stays as it was.',
  notRemoved: 'The wallet could not be removed.',
} as const;

/** HONEST-5: the standing line of every page of the wallet. */
export const neverAsked = 'We never ask for your recovery phrase. Only the import page does.';
