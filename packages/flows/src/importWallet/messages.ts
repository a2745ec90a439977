import { passcodeMessages } from '../vault/messages.ts';
import { sealingMessages } from '../vault/sealing.ts';

/** WALLET-9: why a backup file was not opened. */
export const backupFileMessages = {
  tooLarge: 'This file is too large to be a wallet backup.',
  notBackup: 'This file isn’t a wallet backup. The name of a backup starts with keel-wallet-backup.',
  otherVersion: 'This backup was made by a newer version of this app, which is needed to open it.',
  damaged: 'This backup is damaged: a part of it is missing or was changed. Try another copy of the file.',
  unsafe: 'This backup has settings that this app never uses, so it wasn’t opened. It may have been changed.',
  wrong: 'Wrong passphrase. It’s the one you chose when you made this backup, not the passcode of the wallet.',
  notOpened: 'We couldn’t open the backup. Try again.',
} as const;

/** WALLET-2. The requirement has no texts for these messages. */
export const importWalletMessages = {
  count: 'A recovery phrase has 12, 15, 18, 21 or 24 words.',
  passphraseLong: 'The passphrase must be at most 256 characters.',
  unknownWord: 'One of these words isn’t used in recovery phrases.',
  checksum: 'This recovery phrase isn’t valid. Check for a wrong or swapped word.',
  notChecked: 'We couldn’t check the words. Try again.',
  notSearched: 'We couldn’t search for addresses. Try again, or continue without a search.',
  lost: 'The words were lost. Enter them again.',
  passcode: passcodeMessages,
  sealing: sealingMessages,
} as const;
