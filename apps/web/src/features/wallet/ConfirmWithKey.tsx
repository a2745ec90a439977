import { Secret } from '@keel/flows';
import { Button, Form, Inline, PasscodeField, Stack, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../app/i18n/wordsHook.ts';
import { canHavePasskeys } from '../../platform/passkey.ts';
import type { useSend } from './useSend.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface ConfirmWithKeyProps {
  readonly flow: ReturnType<typeof useSend>;
  readonly isSigning: boolean;
  /** Whether a risk has to be accepted first. */
  readonly isBlocked: boolean;
}

/** Asks for the passcode, or the passkey if the wallet has one, before the reviewed transfer is signed (WALLET-15). */
export function ConfirmWithKey({ flow, isSigning, isBlocked }: ConfirmWithKeyProps) {
  const { ports } = useWallet();
  const { send: words, unlock } = useWords();
  const say = useSay();
  const keyError = useSelector(flow, ({ context }) => context.keyError);
  const [passcode, setPasscode] = useState('');
  const [problem, setProblem] = useState('');
  const [isPrompting, setPrompting] = useState(false);
  const passkey = canHavePasskeys() ? ports.storedPasskey() : null;
  const field = useRef<HTMLInputElement>(null);

  // The digits are cleared after each attempt; the button that had the focus is disabled then.
  const [wasSigning, setWasSigning] = useState(isSigning);
  if (wasSigning !== isSigning) {
    setWasSigning(isSigning);
    if (!isSigning) setPasscode('');
  }
  useEffect(() => {
    if (!isSigning && keyError !== '') field.current?.focus();
  }, [isSigning, keyError]);

  const askPasskey = async () => {
    if (passkey === null) return;
    setProblem('');
    setPrompting(true);
    try {
      const { evaluateWalletPasskey } = await import('./walletPasskey.ts');
      flow.send({ type: 'key.submitted', passkey: await evaluateWalletPasskey(passkey) });
    } catch {
      // The browser does not report whether the person refused, or the passkey is gone.
      setProblem(unlock.passkeyUnused);
    } finally {
      setPrompting(false);
    }
  };
  return (
    <Form onSubmit={() => flow.send({ type: 'key.submitted', passcode: new Secret(passcode) })}>
      <Stack gap="4">
        <Text>{words.confirmLead}</Text>
        <PasscodeField
          ref={field}
          label={unlock.passcode}
          name="passcode"
          value={passcode}
          errorMessage={keyError === '' ? null : say(keyError)}
          isDisabled={isSigning}
          onChange={setPasscode}
        />
        <output>{problem !== '' && <Text>{problem}</Text>}</output>
        <Inline justify="end">
          {passkey !== null && (
            <Button
              tone="neutral"
              appearance="soft"
              size="lg"
              isPending={isPrompting}
              isDisabled={isBlocked || isSigning}
              onPress={() => void askPasskey()}
            >
              {words.confirmPasskey}
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            isPending={isSigning}
            isDisabled={!isSigning && (isBlocked || passcode === '')}
          >
            {words.sign}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
