import { vaultMessages } from '@keel/flows';
import { useState } from 'react';
import { lockForPause } from './lockForPause.ts';
import type { ChangeAnswer } from './ports/changeRecord.ts';
import { useTranslatePasscodeMessage } from './useTranslatePasscodeMessage.ts';
import { useWallet } from './useWallet.ts';

/** The answer to a change with the passcode; a text says why it was not requested. */
type Attempted = ChangeAnswer | { readonly kind: 'stopped'; readonly problem: string };

interface PasscodeAttempt {
  readonly isBusy: boolean;
  /** What is wrong with the last attempt; '' if nothing is. */
  readonly problem: string;
  readonly attempt: (change: () => Promise<Attempted>) => Promise<void>;
}

/**
 * Changes the wallet's record with its passcode, outside of the vault's flow: says that the passcode was wrong, and locks
 * the wallet after too many.
 *
 * @param failed the text for any other reason
 */
export function usePasscodeAttempt(failed: string, onChanged: () => void): PasscodeAttempt {
  const { actor: vault } = useWallet();
  const translate = useTranslatePasscodeMessage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const problemOf = (answer: Attempted): string => {
    if (answer.kind === 'stopped') return answer.problem;
    if (answer.kind === 'wrong') return translate(vaultMessages.wrong);
    if (answer.kind === 'changed') onChanged();
    else if (answer.kind === 'held') lockForPause(vault);
    else return failed;
    return '';
  };
  const attempt = async (change: () => Promise<Attempted>) => {
    setBusy(true);
    setProblem('');
    setProblem(await change().then(problemOf, () => failed));
    setBusy(false);
  };
  return { isBusy, problem, attempt };
}
