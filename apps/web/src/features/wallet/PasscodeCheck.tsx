import { Secret } from '@keel/flows';
import { Button, Form, Inline, Stack, Text } from '@keel/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { CurrentPasscode } from './CurrentPasscode.tsx';
import { useTypedPasscode } from './useTypedPasscode.ts';
import { useWords } from './words.ts';

interface PasscodeCheckProps {
  readonly lead: string;
  readonly submit: string;
  readonly isBusy: boolean;
  /** What is wrong with the last attempt; '' if nothing is. */
  readonly error: string;
  readonly onSubmit: (passcode: Secret) => void;
  /** Called when something is typed again. */
  readonly onChange?: () => void;
  readonly onCancel: () => void;
  /** Other fields of the form, above the one of the passcode. */
  readonly children?: ReactNode;
}

/** The form of a dialog that asks for the passcode of the open wallet (WALLET-3, WALLET-16). */
export function PasscodeCheck({
  lead,
  submit,
  isBusy,
  error,
  onSubmit,
  onChange,
  onCancel,
  children,
}: PasscodeCheckProps) {
  const { cancel } = useWords();
  const [passcode, setPasscode] = useTypedPasscode(isBusy);
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is disabled after an attempt, since the field is empty then.
  useEffect(() => {
    if (!isBusy && error !== '') field.current?.focus();
  }, [isBusy, error]);
  return (
    <Form onSubmit={() => onSubmit(new Secret(passcode))}>
      <Stack gap="5">
        <Text>{lead}</Text>
        {children}
        <CurrentPasscode
          ref={field}
          value={passcode}
          errorMessage={error === '' ? null : error}
          onChange={(value) => {
            setPasscode(value);
            onChange?.();
          }}
        />
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" isPending={isBusy} isDisabled={!isBusy && passcode === ''}>
            {submit}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
