import { vaultMessages } from '@keel/flows';
import { useSay } from '../../app/i18n/createWordsHook.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

const KINDS = ['wrong', 'tooOften', 'otherPasskey'] as const;

/** Translates a flow's message about the passcode of the stored wallet; one with a passphrase has its own (WALLET-16). */
export function useSayOfPasscode(): (message: string) => string {
  const { ports } = useWallet();
  const { unlock: words } = useWords();
  const say = useSay();
  return (message) => {
    const kind = ports.passcodeKind() === 'digits' ? undefined : KINDS.find((each) => vaultMessages[each] === message);
    return kind === undefined ? say(message) : words.passphraseFaults[kind];
  };
}
