import { type PasscodeChoice, Secret } from '@keel/flows';
import { Button, Form, Stack, Text } from '@keel/ui';
import { useState } from 'react';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { emptyPasscode, NewPasscode } from './NewPasscode.tsx';
import { useKnownNames } from './useKnownNames.ts';
import { useWords } from './words.ts';

/** A passcode that was typed twice. */
export interface PasscodePair extends PasscodeChoice {
  readonly passcode: Secret;
  readonly repeated: Secret;
}

interface PasscodeFormProps {
  readonly submit: string;
  readonly isBusy: boolean;
  /** What is wrong with the last pair; '' if nothing is. */
  readonly error: string;
  readonly onSubmit: (pair: PasscodePair) => void;
  /** Called when something is typed again. */
  readonly onChange: () => void;
}

/** Sets the passcode of a wallet, typed twice (WALLET-1, WALLET-16). What is typed is discarded with the form. */
export function PasscodeForm({ submit, isBusy, error, onSubmit, onChange }: PasscodeFormProps) {
  const { passcode: words } = useWords();
  const translate = useTranslate();
  const known = useKnownNames();
  const [typed, setTyped] = useState(() => emptyPasscode('digits'));
  const { kind, passcode, repeated } = typed;
  return (
    <Form onSubmit={() => onSubmit({ passcode: new Secret(passcode), repeated: new Secret(repeated), kind, known })}>
      <Stack gap="5">
        <Text>{words.lead}</Text>
        <NewPasscode
          value={typed}
          errorMessage={error === '' ? null : translate(error)}
          onChange={(next) => {
            setTyped(next);
            onChange();
          }}
        />
        <Button type="submit" size="lg" isPending={isBusy} isDisabled={!isBusy && (passcode === '' || repeated === '')}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}
