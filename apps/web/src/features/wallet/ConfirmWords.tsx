import { type OpenKeys, Secret } from '@keel/flows';
import { Banner, Button, Form, Inline, Radio, RadioGroup, Stack, Text } from '@keel/ui';
import { useEffect, useState } from 'react';
import { clientOf } from './ports/walletKeys.ts';
import { shuffled } from './shuffled.ts';
import { useWordList } from './useWordList.ts';
import { useWords } from './words.ts';

interface ConfirmWordsProps {
  readonly draft: OpenKeys;
  /** Which words are asked for, the first being 1. */
  readonly ask: readonly number[];
  readonly isBusy: boolean;
  /** What was wrong with the last choice; '' when nothing. */
  readonly error: string;
  readonly onPick: (picked: Secret) => void;
  readonly onLook: () => void;
}

/** How many words stand at a position to choose from. */
const CHOICES = 6;

/** The right word of six at each position that is asked for: by position, since a phrase may hold a word twice (WALLET-1). */
export function ConfirmWords({ draft, ask, isBusy, error, onPick, onLook }: ConfirmWordsProps) {
  const { create: words } = useWords();
  const choices = useChoices(draft, ask);
  const [picked, setPicked] = useState<readonly string[]>(() => ask.map(() => ''));
  return (
    <Form onSubmit={() => onPick(new Secret(picked.join(' ')))}>
      <Stack gap="5">
        <Text>{words.confirmLead}</Text>
        <output>{error !== '' && <Banner tone="negative">{error}</Banner>}</output>
        {choices.map((options, index) => (
          <RadioGroup
            key={`${ask[index]}`}
            label={words.wordAt(ask[index] ?? 0)}
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
        <Inline justify="between">
          <Button tone="neutral" appearance="soft" onPress={onLook}>
            {words.look}
          </Button>
          <Button type="submit" size="lg" isPending={isBusy} isDisabled={!isBusy && picked.includes('')}>
            {words.check}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** For each position the word and others of the list, mixed anew; empty until they are there. */
function useChoices(draft: OpenKeys, ask: readonly number[]): readonly (readonly string[])[] {
  const { list } = useWordList();
  const [choices, setChoices] = useState<readonly (readonly string[])[]>([]);
  useEffect(() => {
    if (list === null) return undefined;
    let isLeft = false;
    // A worker that is gone is told by the flow's own key ring.
    choicesFor(draft, ask, list).then(
      (made) => !isLeft && setChoices(made),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [draft, ask, list]);
  return choices;
}

async function choicesFor(draft: OpenKeys, ask: readonly number[], list: readonly string[]) {
  const phrase = await clientOf(draft).revealWords();
  const others = shuffled(list.filter((word) => !phrase.includes(word)));
  return ask.map((position, index) => {
    const from = index * (CHOICES - 1);
    return shuffled([phrase[position - 1] ?? '', ...others.slice(from, from + CHOICES - 1)]);
  });
}
