import { Secret } from '@keel/flows';
import { Button, Form, PasscodeField, Stack, Text } from '@keel/ui';
import { useState } from 'react';
import { useSay } from '../../app/i18n/wordsHook.ts';
import { useWords } from './words.ts';

/** Called with a passcode that was typed twice. */
export interface PasscodePair {
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

/** Sets the passcode of a wallet, typed twice (WALLET-1). What is typed is discarded with the form. */
export function PasscodeForm({ submit, isBusy, error, onSubmit, onChange }: PasscodeFormProps) {
  const { passcode: words } = useWords();
  const say = useSay();
  const [passcode, setPasscode] = useState('');
  const [repeated, setRepeated] = useState('');
  const type = (set: (value: string) => void) => (value: string) => {
    set(value);
    onChange();
  };
  return (
    <Form onSubmit={() => onSubmit({ passcode: new Secret(passcode), repeated: new Secret(repeated) })}>
      <Stack gap="5">
        <Text>{words.lead}</Text>
        <PasscodeField
          label={words.passcode}
          name="passcode"
          description={words.hint}
          value={passcode}
          onChange={type(setPasscode)}
        />
        <PasscodeField
          label={words.again}
          name="repeated"
          value={repeated}
          errorMessage={error === '' ? null : say(error)}
          onChange={type(setRepeated)}
        />
        <Button type="submit" size="lg" isPending={isBusy} isDisabled={!isBusy && (passcode === '' || repeated === '')}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}
