import { Secret } from '@keel/flows';
import {
  Banner,
  Button,
  Checkbox,
  ErrorState,
  Form,
  Grid,
  LoadingScreen,
  PassphraseField,
  SeedWordInput,
  Select,
  Stack,
  Text,
} from '@keel/ui';
import { useRef, useState } from 'react';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useWordList } from './useWordList.ts';
import { useWords } from './words.ts';

interface PhraseFormProps {
  readonly isBusy: boolean;
  /** What is wrong with the words; '' if nothing is. */
  readonly error: string;
  readonly onSubmit: (typed: Record<'phrase' | 'seedPassphrase', Secret>) => void;
  /** Called when something is typed again. */
  readonly onChange: () => void;
}

/** The possible lengths of a phrase (BIP-39). */
const LENGTHS = [12, 15, 18, 21, 24];

/**
 * The only form that asks for the words (HONEST-5): one field for each; pasting a phrase fills them all (WALLET-2). Their
 * passphrase is asked for only if the person says that there is one (WALLET-12).
 */
export function PhraseForm({ isBusy, error, onSubmit, onChange }: PhraseFormProps) {
  const { import: words } = useWords();
  const translate = useTranslate();
  const { list, hasFailed, retry } = useWordList();
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<readonly string[]>(() => emptyFields(12));
  const [hasPassphrase, setHasPassphrase] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [pasted, setPasted] = useState<'no' | 'cleared' | 'kept'>('no');

  if (hasFailed) return <ErrorState title={words.failed} level={2} onRetry={retry} />;
  if (list === null) return <LoadingScreen isPage={false} />;

  const change = (next: readonly string[]) => {
    setTyped(next);
    onChange();
  };
  const paste = async (from: number, phrase: readonly string[]) => {
    // A whole phrase fills the form from its start, wherever it was pasted; a part fills only the fields from there on.
    const isComplete = LENGTHS.includes(phrase.length);
    const length = isComplete ? phrase.length : typed.length;
    const start = isComplete ? 0 : from;
    change(Array.from({ length }, (_, index) => phrase[index - start] ?? (isComplete ? '' : (typed[index] ?? ''))));
    setPasted((await emptyClipboard()) ? 'cleared' : 'kept');
  };
  const focusNext = (index: number) => fields.current?.querySelectorAll('input')[index + 1]?.focus();

  return (
    <Form onSubmit={() => onSubmit({ phrase: new Secret(typed.join(' ')), seedPassphrase: new Secret(passphrase) })}>
      <Stack gap="5">
        <Text>{words.lead}</Text>
        <Select
          label={words.length}
          options={LENGTHS.map((length) => ({ value: `${length}`, label: `${length}` }))}
          value={`${typed.length}`}
          onChange={(length) =>
            change(emptyFields(Number(length ?? typed.length)).map((none, index) => typed[index] ?? none))
          }
        />
        <div ref={fields}>
          <Grid columns={3} minWidth={150}>
            {typed.map((word, index) => (
              <SeedWordInput
                key={`${index}`}
                label={words.wordAt(index + 1)}
                words={list}
                value={word}
                onChange={(value) => change(typed.with(index, value))}
                onPastePhrase={(phrase) => void paste(index, phrase)}
                onTake={() => focusNext(index)}
              />
            ))}
          </Grid>
        </div>
        <output>
          {pasted !== 'no' && (
            <Banner tone={pasted === 'cleared' ? 'info' : 'warning'}>
              {pasted === 'cleared' ? words.filled : words.filledClipboardKept}
            </Banner>
          )}
        </output>
        <Checkbox
          isSelected={hasPassphrase}
          onChange={(isSelected) => {
            setHasPassphrase(isSelected);
            // A passphrase that is no longer shown is not used either.
            setPassphrase('');
            onChange();
          }}
        >
          {words.hasPassphrase}
        </Checkbox>
        {hasPassphrase && (
          <>
            <PassphraseField
              label={words.passphrase}
              name="seedPassphrase"
              description={words.passphraseHint}
              value={passphrase}
              onChange={(value) => {
                setPassphrase(value);
                onChange();
              }}
            />
            <Banner tone="warning">{words.passphraseWarning}</Banner>
          </>
        )}
        <output>{error !== '' && <Banner tone="negative">{translate(error)}</Banner>}</output>
        <Button
          type="submit"
          size="lg"
          isPending={isBusy}
          isDisabled={!isBusy && (typed.includes('') || (hasPassphrase && passphrase === ''))}
        >
          {words.check}
        </Button>
      </Stack>
    </Form>
  );
}

function emptyFields(length: number): readonly string[] {
  return Array.from({ length }, () => '');
}

/** Removes the phrase from the clipboard, where others can read it; false if the browser does not allow that. */
async function emptyClipboard(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText('');
    return true;
  } catch {
    return false;
  }
}
