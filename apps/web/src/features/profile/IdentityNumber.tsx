import { Secret } from '@keel/flows';
import { Button, Dialog, Form, Inline, Modal, PasswordField, Stack, Text } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { revealIdentityNumber } from '../../api/settings.ts';
import { useAction } from '../../app/data/useAction.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

interface IdentityNumberProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Shows the unmasked identity number after the password was entered (CARD-3, AUTH-9). It is discarded when the dialog
 * closes.
 */
export function IdentityNumber({ isOpen, onClose }: IdentityNumberProps) {
  const { identityNumber: words } = useWords();
  return (
    <Modal isOpen={isOpen} size="message" onOpenChange={(open) => !open && onClose()}>
      <Dialog title={words.title}>
        <PasswordForm onClose={onClose} />
      </Dialog>
    </Modal>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const { identityNumber: words } = useWords();
  const [password, setPassword] = useState('');
  const [nid, setNid] = useState<string | null>(null);
  const reveal = useAction(
    () => revealIdentityNumber(api, new Secret(password)),
    ({ body }) => {
      setPassword('');
      setNid(body);
    },
  );
  if (nid !== null) return <Shown nid={nid} onClose={onClose} />;
  return (
    <>
      <Form onSubmit={() => reveal.run(undefined)}>
        <Text tone="muted">{words.explain}</Text>
        <PasswordField label={words.password} autoComplete="current-password" value={password} onChange={setPassword} />
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" isPending={reveal.isBusy} isDisabled={!reveal.isBusy && password === ''}>
            {words.show}
          </Button>
        </Inline>
      </Form>
      <Message isOpen={reveal.message !== null} tone="negative" onClose={reveal.dismiss}>
        {reveal.message}
      </Message>
    </>
  );
}

function Shown({ nid, onClose }: { nid: string; onClose: () => void }) {
  const { identityNumber: words } = useWords();
  const close = useRef<HTMLButtonElement>(null);
  // The focused element was removed with the form.
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack gap="4">
      <output>
        <Text isInline size="body">
          <bdi>{nid}</bdi>
        </Text>
      </output>
      <Text tone="muted">{words.note}</Text>
      <Inline justify="end">
        <Button ref={close} onPress={onClose}>
          {words.hide}
        </Button>
      </Inline>
    </Stack>
  );
}
