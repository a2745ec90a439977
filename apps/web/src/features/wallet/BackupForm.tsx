import { Secret } from '@keel/flows';
import { Banner, Button, FileField, Form, PasswordField, ProgressBar, Stack, Text } from '@keel/ui';
import { useState } from 'react';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useWords } from './words.ts';

interface BackupFormProps {
  readonly isBusy: boolean;
  /** What is wrong with the last attempt; '' if nothing is. */
  readonly error: string;
  readonly onSubmit: (backup: { readonly file: File; readonly passphrase: Secret }) => void;
  /** Called when another file is chosen or something is typed again. */
  readonly onChange: () => void;
}

/** Asks for a backup file and its passphrase (WALLET-9). Both stay after a failed attempt. */
export function BackupForm({ isBusy, error, onSubmit, onChange }: BackupFormProps) {
  const { backup: words } = useWords();
  const translate = useTranslate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [passphrase, setPassphrase] = useState('');
  const [file] = files;
  return (
    <Form onSubmit={() => file !== undefined && onSubmit({ file, passphrase: new Secret(passphrase) })}>
      <Stack gap="5">
        <Text>{words.openLead}</Text>
        <FileField
          label={words.file}
          name="file"
          value={files}
          onChange={(next) => {
            setFiles(next);
            onChange();
          }}
        />
        <PasswordField
          label={words.passphrase}
          name="passphrase"
          autoComplete="current-password"
          description={words.openHint}
          value={passphrase}
          onChange={(value) => {
            setPassphrase(value);
            onChange();
          }}
        />
        <output>
          {isBusy && <ProgressBar label={words.opening} value={null} />}
          {!isBusy && error !== '' && <Banner tone="negative">{translate(error)}</Banner>}
        </output>
        <Button
          type="submit"
          size="lg"
          isPending={isBusy}
          isDisabled={!isBusy && (file === undefined || passphrase === '')}
        >
          {words.open}
        </Button>
      </Stack>
    </Form>
  );
}
