import { vaultMessages } from '@keel/flows';

/**
 * What a page of the wallet says about its lock beside its content: why the wallet was locked, cannot be read or was not
 * removed (WALLET-3). null if there is nothing to say; a wrong passcode is reported only where one is asked for.
 */
export function lockNotice({ isOpen, message }: { readonly isOpen: boolean; readonly message: string }): string | null {
  return isOpen || message === '' || message === vaultMessages.wrong ? null : message;
}
