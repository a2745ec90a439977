import { vaultMessages } from '@keel/flows';
import { expect, it } from 'vitest';
import { lockNotice } from './lockNotice.ts';

it('[WALLET-3] says on the page of the wallet what its passcode form would say, except that a passcode was wrong', () => {
  const { unavailable, damaged, weak, tooOften, lost, notRemoved, wrong } = vaultMessages;
  for (const message of [unavailable, damaged, weak, tooOften, lost, notRemoved]) {
    expect(lockNotice({ isOpen: false, message })).toBe(message);
  }
  expect(lockNotice({ isOpen: false, message: wrong })).toBeNull();
  expect(lockNotice({ isOpen: false, message: '' })).toBeNull();
  expect(lockNotice({ isOpen: true, message: vaultMessages.notChanged })).toBeNull();
});
