import { createWordsHook } from '../i18n/createWordsHook.ts';

/** The texts of the address book (ADDR-1). */
export const en = {
  title: 'Saved addresses',
  explain: 'Offered when you withdraw or send coins. We email you whenever one is saved.',
  choose: 'Saved address',
  failed: 'We couldn’t load your saved addresses.',
  retry: 'Try again',
  none: 'No saved addresses yet',
  noneNote: 'Save an address when you withdraw or send coins to it, and it will appear here.',
  /** Before the label. */
  savedAs: 'Saved as',
  onTestNetwork: (chain: string) => `${chain}, test network`,
  save: 'Save this address',
  saveTitle: 'Save address',
  label: 'Label',
  labelHint: 'Only you see it, for example “Hardware wallet”.',
  labelMissing: 'Enter a label of 1 to 40 characters.',
  labelTaken: 'You already use this label. Choose another.',
  submit: 'Save address',
  cancel: 'Cancel',
  saved: (label: string) => `“${label}” is saved.`,
  proof: 'You will be offered this address later, so saving it needs one more check.',
  proved: 'Confirm and save',
  remove: 'Remove',
  removeOne: (label: string) => `Remove “${label}”`,
  removeTitle: 'Remove this saved address?',
  removeText: 'It is no longer offered. What you sent to it is not affected.',
  keep: 'Keep it',
  removed: (label: string) => `“${label}” is removed.`,
} as const;

export const useWords = createWordsHook('addressBook', en);
