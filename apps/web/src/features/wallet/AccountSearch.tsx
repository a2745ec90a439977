import type { SearchEnd } from '@keel/flows';
import { Banner, Button, Inline, ProgressBar, Stack, Text } from '@keel/ui';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { clock } from '../../app/time/clock.ts';
import { useNow } from '../../app/time/useNow.ts';
import { MAX_SEARCHED_ADDRESSES } from './searchAccounts.ts';
import type { ShownProgress } from './useAccountSearch.ts';
import { useWords } from './words.ts';

interface AccountSearchProps {
  /** How far the running search is; null if none is running. */
  readonly progress: ShownProgress | null;
  /** How the last search on this network ended; null if there was none. */
  readonly end: SearchEnd | null;
  /** Whether a used address on this network is known. */
  readonly isFound: boolean;
  /** Why the last search failed; '' if it did not. */
  readonly error: string;
  readonly onSearch: () => void;
  readonly onStop: () => void;
}

/** Starts and stops the search for used addresses, and says how it ended (WALLET-11). */
export function AccountSearch({ progress, end, isFound, error, onSearch, onStop }: AccountSearchProps) {
  const { import: words } = useWords();
  const translate = useTranslate();
  const isComplete = end === 'complete';
  const ending = end === 'limit' ? words.searchEnds.limit(MAX_SEARCHED_ADDRESSES) : end && words.searchEnds[end];
  return (
    <Stack gap="3">
      <Text tone="muted">{words.searchLead(MAX_SEARCHED_ADDRESSES)}</Text>
      {progress !== null && (
        <Stack gap="1">
          <ProgressBar label={words.searching} value={null} />
          <Text size="label">{words.searched(progress.searched, progress.found)}</Text>
          {progress.resumesAt !== null && <Pause until={progress.resumesAt} />}
        </Stack>
      )}
      <Inline>
        {progress === null ? (
          <Button tone="neutral" appearance="soft" onPress={onSearch}>
            {end === null ? words.search : words.searchAgain}
          </Button>
        ) : (
          <Button tone="neutral" appearance="soft" onPress={onStop}>
            {words.stop}
          </Button>
        )}
      </Inline>
      <output>
        {progress === null && error !== '' && <Banner tone="negative">{translate(error)}</Banner>}
        {progress === null && error === '' && ending !== null && (
          <Banner tone={isComplete ? 'info' : 'warning'}>{isComplete && !isFound ? words.nothingUsed : ending}</Banner>
        )}
      </output>
    </Stack>
  );
}

/** Why the search waits, and for how long. */
function Pause({ until }: { until: number }) {
  const { import: words } = useWords();
  const left = Math.max(0, Math.ceil((until - useNow(true)) / 1000));
  return <Text tone="muted">{words.searchPaused(clock(left))}</Text>;
}
