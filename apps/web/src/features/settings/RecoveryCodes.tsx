import { Button, Checkbox, CopyButton, DownloadIcon, Grid, Inline, Stack, Text } from '@keel/ui';
import { useState } from 'react';
import { download } from '../../platform/download.ts';
import { useWords } from './words.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/**
 * Recovery codes, which are shown only once: the dialog closes only after the person confirms that they are saved
 * (AUTH-4).
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { factors: words } = useWords();
  const [isSaved, setSaved] = useState(false);
  const text = codes.join('\n');

  return (
    <Stack gap="4">
      <Text>{words.codesExplain}</Text>
      <Grid columns={2} minWidth={180}>
        {codes.map((code) => (
          <Text key={code}>
            <bdi dir="ltr">{code}</bdi>
          </Text>
        ))}
      </Grid>
      <Inline>
        <CopyButton text={text} label={words.copyCodes} />
        <Button
          tone="neutral"
          appearance="soft"
          iconStart={<DownloadIcon />}
          onPress={() => download(words.fileName, 'text/plain', `${text}\n`)}
        >
          {words.download}
        </Button>
      </Inline>
      <Checkbox isSelected={isSaved} onChange={setSaved}>
        {words.saved}
      </Checkbox>
      <Inline justify="end">
        <Button isDisabled={!isSaved} onPress={onDone}>
          {words.done}
        </Button>
      </Inline>
    </Stack>
  );
}
