import { type OpenKeys, Secret } from '@keel/flows';
import { Banner, Button, Form, Radio, RadioGroup, Stack, Text } from '@keel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { clientOf } from './ports/walletKeys.ts';
import { useWords } from './words.ts';

interface ConfirmWordsProps {
  readonly draft: OpenKeys;
  /** The positions to confirm, counted from 1. */
  readonly positions: readonly number[];
  readonly isBusy: boolean;
  /** What was wrong with the last choice; '' if nothing was. */
  readonly error: string;
  readonly onPick: (picked: Secret) => void;
  readonly onLook: () => void;
  /** Called when the worker does not offer the words to choose from. */
  readonly onFailed: () => void;
}

/**
 * Asks for the right word out of six at each of these positions: by position, since a phrase may contain a word twice
 * (WALLET-1).
 */
export function ConfirmWords({ draft, positions, isBusy, error, onPick, onLook, onFailed }: ConfirmWordsProps) {
  const { create: words } = useWords();
  const translate = useTranslate();
  const choices = useChoices(draft, onFailed);
  const [picked, setPicked] = useState<readonly string[]>(() => positions.map(() => ''));
  return (
    <Form onSubmit={() => onPick(new Secret(picked.join(' ')))}>
      <Stack gap="5">
        <Text>{words.confirmLead}</Text>
        <output>{error !== '' && <Banner tone="negative">{translate(error)}</Banner>}</output>
        {choices.map((options, index) => (
          <RadioGroup
            key={`${positions[index]}`}
            label={words.wordAt(positions[index] ?? 0)}
            layout="inline"
            value={picked[index] ?? ''}
            onChange={(word) => setPicked(picked.with(index, word))}
          >
            {options.map((word) => (
              <Radio key={word} value={word}>
                {word}
              </Radio>
            ))}
          </RadioGroup>
        ))}
        <Button type="submit" size="lg" isFullWidth isPending={isBusy} isDisabled={!isBusy && picked.includes('')}>
          {words.check}
        </Button>
        <Button tone="neutral" appearance="ghost" isFullWidth onPress={onLook}>
          {words.showAgain}
        </Button>
      </Stack>
    </Form>
  );
}

/**
 * For each position its word among others, drawn by the worker, so that the page has no other word of the phrase. Empty
 * until they have loaded.
 */
function useChoices(draft: OpenKeys, onFailed: () => void): readonly (readonly string[])[] {
  const [choices, setChoices] = useState<readonly (readonly string[])[]>([]);
  const reportFailure = useEffectEvent(onFailed);
  useEffect(() => {
    let isLeft = false;
    clientOf(draft)
      .offerWords()
      .then(
        (offered) => !isLeft && setChoices(offered),
        () => !isLeft && reportFailure(),
      );
    return () => {
      isLeft = true;
    };
  }, [draft]);
  return choices;
}
