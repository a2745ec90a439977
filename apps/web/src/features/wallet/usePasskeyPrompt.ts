import type { Secret } from '@keel/flows';
import { useState } from 'react';
import { canHavePasskeys } from '../../platform/passkey.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface PasskeyPrompt {
  readonly isPrompting: boolean;
  /** What is wrong with the last prompt; '' if nothing is. */
  readonly problem: string;
  readonly open: () => Promise<void>;
}

/**
 * The browser's prompt for the passkey of the stored wallet; null if it has none (WALLET-13).
 *
 * @param onEvaluated called with its PRF output, in hexadecimal
 */
export function usePasskeyPrompt(onEvaluated: (passkey: Secret) => void): PasskeyPrompt | null {
  const { ports } = useWallet();
  const { unlock: words } = useWords();
  const [problem, setProblem] = useState('');
  const [isPrompting, setPrompting] = useState(false);
  const passkey = canHavePasskeys() ? ports.storedPasskey() : null;
  if (passkey === null) return null;

  const open = async () => {
    setProblem('');
    setPrompting(true);
    try {
      const { evaluateWalletPasskey } = await import('./walletPasskey.ts');
      onEvaluated(await evaluateWalletPasskey(passkey));
    } catch {
      // The browser does not report whether the person refused, or the passkey is gone.
      setProblem(words.passkeyUnused);
    } finally {
      setPrompting(false);
    }
  };
  return { isPrompting, problem, open };
}
