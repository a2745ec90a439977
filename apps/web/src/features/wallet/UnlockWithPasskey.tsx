import { Button, Stack, Text } from '@keel/ui';
import { usePasskeyPrompt } from './usePasskeyPrompt.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface UnlockWithPasskeyProps {
  /** Whether the wallet is being unlocked, or may not be unlocked yet. */
  readonly isDisabled: boolean;
}

/** Unlocks the wallet with its passkey, if it has one; the passcode opens it as well (WALLET-13). */
export function UnlockWithPasskey({ isDisabled }: UnlockWithPasskeyProps) {
  const { actor: vault } = useWallet();
  const { unlock: words } = useWords();
  const prompt = usePasskeyPrompt((passkey) => vault.send({ type: 'unlock.submitted', passkey }));
  if (prompt === null) return null;
  return (
    <Stack gap="3">
      <Button
        tone="neutral"
        appearance="soft"
        size="lg"
        isPending={prompt.isPrompting}
        isDisabled={isDisabled}
        onPress={() => void prompt.open()}
      >
        {words.usePasskey}
      </Button>
      <output>{prompt.problem !== '' && <Text>{prompt.problem}</Text>}</output>
    </Stack>
  );
}
