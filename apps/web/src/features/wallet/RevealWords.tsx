import { type OpenKeys, routes } from '@keel/flows';
import { Banner, Button, Inline, Link, Radio, RadioGroup, SeedPhraseGrid, Stack, Text } from '@keel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { clientOf } from './ports/walletKeys.ts';
import { useWords } from './words.ts';

interface RevealWordsProps {
  /** The words, hidden at first; no other component gets them. null while they are generated. */
  readonly draft: OpenKeys | null;
  readonly count: 12 | 24;
  readonly onCount: (count: 12 | 24) => void;
  readonly isShowing: boolean;
  readonly onReveal: (isRevealed: boolean) => void;
  readonly onNoted: () => void;
  /** Called when the worker does not show the words. */
  readonly onFailed: () => void;
}

/** Shows a new phrase to be written down (WALLET-1). The words are in the page only while they are revealed. */
export function RevealWords({ draft, count, onCount, isShowing, onReveal, onNoted, onFailed }: RevealWordsProps) {
  const { create: words } = useWords();
  const [phrase, setPhrase] = useState<readonly string[]>([]);

  const reportFailure = useEffectEvent(onFailed);

  useEffect(() => {
    if (draft === null) return undefined;
    let isLeft = false;
    clientOf(draft)
      .revealWords()
      .then(
        ({ words: shown }) => !isLeft && setPhrase(shown),
        () => !isLeft && reportFailure(),
      );
    return () => {
      isLeft = true;
      setPhrase([]);
    };
  }, [draft]);

  return (
    <Stack gap="5">
      <Text>{words.lead}</Text>
      <RadioGroup
        label={words.length}
        name="count"
        layout="inline"
        value={`${count}`}
        onChange={(value) => onCount(value === '24' ? 24 : 12)}
      >
        <Radio value="12">{words.count(12)}</Radio>
        <Radio value="24">{words.count(24)}</Radio>
      </RadioGroup>
      <SeedPhraseGrid words={phrase} loadingCount={count} isDefaultRevealed={isShowing} onReveal={onReveal} />
      <Banner tone="warning">{words.warning}</Banner>
      <Button size="lg" isFullWidth isDisabled={!isShowing || phrase.length === 0} onPress={onNoted}>
        {words.noted}
      </Button>
      <Inline justify="center">
        <Link appearance="standalone" href={routes.importWallet}>
          {words.import}
        </Link>
      </Inline>
    </Stack>
  );
}
