import { cleanFactorCode, factorCodeLength, isFactor, Secret } from '@keel/flows';
import { Button, CodeField, CopyButton, Form, Inline, QrCode, Stack, Text } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { type AuthenticatorSetup, confirmAuthenticator } from '../../api/factors.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { useFieldAction } from './useFieldAction.ts';
import { useWords } from './words.ts';

const GROUP = /.{4}(?=.)/g;

interface ConfirmAuthenticatorProps {
  readonly setup: AuthenticatorSetup;
  /** Called with recovery codes if this is the account's first second factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The key for an authenticator app, to scan or to type, and a field for its first code (AUTH-4). */
export function ConfirmAuthenticator({ setup, onAdded, onCancel }: ConfirmAuthenticatorProps) {
  const { api } = useServices();
  const { factors: words } = useWords();
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const confirm = useFieldAction(
    () => confirmAuthenticator(api, { code: new Secret(code), name: words.authenticator }),
    ({ body }) => onAdded(body ?? []),
    () => setCode(''),
  );
  const { error } = confirm;
  // The previous form with the focused element was removed; after a wrong code it is typed again.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each error moves the focus
  useEffect(() => field.current?.focus(), [error]);

  return (
    <>
      <Form onSubmit={() => confirm.run(undefined)}>
        <Text>{words.scan}</Text>
        <Stack gap="4" align="center">
          <QrCode value={setup.uri} label={words.qr} size={200} />
        </Stack>
        <Stack gap="2">
          <Text tone="muted">{words.typeKey}</Text>
          <Text>
            <bdi dir="ltr">{setup.key.replaceAll(GROUP, '$& ')}</bdi>
          </Text>
          <Inline>
            <CopyButton size="sm" text={setup.key} label={words.copyKey} />
          </Inline>
        </Stack>
        <CodeField
          ref={field}
          label={words.firstCode}
          length={factorCodeLength}
          value={code}
          errorMessage={error === null ? null : translate(error)}
          onChange={(typed) => {
            setCode(cleanFactorCode(typed));
            if (error !== null) confirm.dismiss();
          }}
        />
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onCancel}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            isPending={confirm.isBusy}
            isDisabled={!confirm.isBusy && !isFactor('code', new Secret(code))}
          >
            {words.turnOn}
          </Button>
        </Inline>
      </Form>
      <Message isOpen={confirm.message !== null} tone="negative" onClose={confirm.dismiss}>
        {confirm.message}
      </Message>
    </>
  );
}
