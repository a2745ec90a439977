import type { PasskeyOptions } from '@keel/flows';
import { Button, Form, Inline, Text, TextField } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { finishPasskey } from '../../api/factors.ts';
import { useAction } from '../../app/data/useAction.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useServices } from '../../app/services/services.ts';
import { createPasskey } from '../../platform/passkey.ts';
import { useWords } from './words.ts';

/** The longest name that the contract allows, in characters. */
const NAME_MAX = 60;

interface CreatePasskeyProps {
  /** The options for creating a passkey; valid for five minutes. */
  readonly options: PasskeyOptions;
  /** Called with recovery codes if this is the account's first second factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Asks for the name of a passkey, then opens the browser's prompt, which creates it (AUTH-4). */
export function CreatePasskey({ options, onAdded, onCancel }: CreatePasskeyProps) {
  const { api } = useServices();
  const { factors: words } = useWords();
  const [name, setName] = useState<string>(words.passkey);
  const field = useRef<HTMLInputElement>(null);
  const create = useAction(
    async () => {
      const passkey = await createPasskey(options).catch(() => {
        throw new Error(words.passkeyNotMade);
      });
      return finishPasskey(api, { name: name.trim(), passkey });
    },
    ({ body }) => onAdded(body ?? []),
  );
  // The previous form with the focused element was removed.
  useEffect(() => field.current?.focus(), []);

  return (
    <>
      <Form onSubmit={() => create.run(undefined)}>
        <Text>{words.passkeyExplain}</Text>
        <TextField
          ref={field}
          label={words.passkeyName}
          description={words.passkeyNameHint}
          maxLength={NAME_MAX}
          value={name}
          onChange={setName}
        />
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" isPending={create.isBusy} isDisabled={!create.isBusy && name.trim() === ''}>
            {words.createPasskey}
          </Button>
        </Inline>
      </Form>
      <Message isOpen={create.message !== null} tone="negative" onClose={create.dismiss}>
        {create.message}
      </Message>
    </>
  );
}
