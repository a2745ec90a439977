import { Secret } from '@keel/flows';
import { Button, Form, Stack, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { CurrentPasscode } from './CurrentPasscode.tsx';
import { usePasskeyPrompt } from './usePasskeyPrompt.ts';
import type { useSend } from './useSend.ts';
import { useTranslatePasscodeMessage } from './useTranslatePasscodeMessage.ts';
import { useTypedPasscode } from './useTypedPasscode.ts';
import { useWords } from './words.ts';

interface ConfirmWithKeyProps {
  readonly flow: ReturnType<typeof useSend>;
  readonly isSigning: boolean;
  /** Whether a risk has to be accepted first. */
  readonly isBlocked: boolean;
}

/** Asks for the passcode, or the passkey if the wallet has one, before the reviewed transfer is signed (WALLET-15). */
export function ConfirmWithKey({ flow, isSigning, isBlocked }: ConfirmWithKeyProps) {
  const { send: words } = useWords();
  const translate = useTranslatePasscodeMessage();
  const keyError = useSelector(flow, ({ context }) => context.keyError);
  const [passcode, setPasscode] = useTypedPasscode(isSigning);
  const prompt = usePasskeyPrompt((passkey) => flow.send({ type: 'key.submitted', passkey }));
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is disabled after an attempt, since the field is empty then.
  useEffect(() => {
    if (!isSigning && keyError !== '') field.current?.focus();
  }, [isSigning, keyError]);

  return (
    <Form onSubmit={() => flow.send({ type: 'key.submitted', passcode: new Secret(passcode) })}>
      <Stack gap="4">
        <Text>{words.confirmLead}</Text>
        <CurrentPasscode
          ref={field}
          value={passcode}
          errorMessage={keyError === '' ? null : translate(keyError)}
          isDisabled={isSigning}
          onChange={setPasscode}
        />
        <output>{prompt !== null && prompt.problem !== '' && <Text>{prompt.problem}</Text>}</output>
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isPending={isSigning}
          isDisabled={!isSigning && (isBlocked || passcode === '')}
        >
          {words.sign}
        </Button>
        {prompt !== null && (
          <Button
            tone="neutral"
            appearance="soft"
            size="lg"
            isFullWidth
            isPending={prompt.isPrompting}
            isDisabled={isBlocked || isSigning}
            onPress={() => void prompt.open()}
          >
            {words.confirmPasskey}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
