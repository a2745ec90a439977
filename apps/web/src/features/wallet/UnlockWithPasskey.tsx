import { Button, Stack, Text } from '@keel/ui';
import { useState } from 'react';
import { canHavePasskeys } from '../../platform/passkey.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface UnlockWithPasskeyProps {
  /** Whether the wallet is being unlocked, or may not be unlocked yet. */
  readonly isDisabled: boolean;
}

/** Unlocks the wallet with its passkey, if it has one; the passcode opens it as well (WALLET-13). */
export function UnlockWithPasskey({ isDisabled }: UnlockWithPasskeyProps) {
  const { actor: vault, ports } = useWallet();
  const { unlock: words } = useWords();
  const [problem, setProblem] = useState('');
  const [isPrompting, setPrompting] = useState(false);
  const passkey = canHavePasskeys() ? ports.storedPasskey() : null;
  if (passkey === null) return null;

  const ask = async () => {
    setProblem('');
    setPrompting(true);
    try {
      const { evaluateWalletPasskey } = await import('./walletPasskey.ts');
      vault.send({ type: 'unlock.submitted', passkey: await evaluateWalletPasskey(passkey) });
    } catch {
      // The browser does not report whether the person refused, or the passkey is gone.
      setProblem(words.passkeyUnused);
    } finally {
      setPrompting(false);
    }
  };
  return (
    <Stack gap="3">
      <Button
        tone="neutral"
        appearance="soft"
        size="lg"
        isPending={isPrompting}
        isDisabled={isDisabled}
        onPress={() => void ask()}
      >
        {words.usePasskey}
      </Button>
      <output>{problem !== '' && <Text>{problem}</Text>}</output>
    </Stack>
  );
}
