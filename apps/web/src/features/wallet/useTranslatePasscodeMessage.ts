import { vaultMessages } from '@keel/flows';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

const KINDS = ['wrong', 'tooOften', 'otherPasskey'] as const;

/** Translates a flow's message about the passcode of the stored wallet; one with a passphrase has its own (WALLET-16). */
export function useTranslatePasscodeMessage(): (message: string) => string {
  const { ports } = useWallet();
  const { unlock: words } = useWords();
  const translate = useTranslate();
  return (message) => {
    const kind = ports.passcodeKind() === 'digits' ? undefined : KINDS.find((each) => vaultMessages[each] === message);
    return kind === undefined ? translate(message) : words.passphraseFaults[kind];
  };
}
