import { Box, Button, ErrorState, Inline, Spinner, Stack, Text } from '@keel/ui';
import type { LanguageStore } from '../../web/src/app/i18n/languageStore.ts';
import type { en } from './words/en.ts';
import { useWords } from './words/useWords.ts';

/**
 * Why there is no backend: it could not start, it has ended, a backend that this tab cannot share is running, or what the browser
 * has saved cannot be opened.
 */
export type StartProblem = keyof typeof en.problems;

export interface StartScreenProps {
  /** The language of the reader. */
  languageStore: LanguageStore;
  /** What keeps the playground from running. @default null, it is starting */
  problem?: StartProblem | null;
  /** Deletes what was saved and cannot be opened, and starts with new sample data. */
  onStartOver: () => void;
}

/** Shown in place of the app while this tab has no backend. */
export function StartScreen({ languageStore, problem = null, onStartOver }: StartScreenProps) {
  const words = useWords(languageStore);
  return (
    <Box width="card" padding="6">
      {problem === null ? (
        <Inline>
          <Spinner label={words.starting} />
          <Text>{words.startingNote}</Text>
        </Inline>
      ) : (
        <Stack>
          <ErrorState title={words.problems[problem].title} level={1} onRetry={() => location.reload()}>
            {words.problems[problem].note}
          </ErrorState>
          {problem === 'savedUnreadable' && (
            <Button tone="negative" onPress={onStartOver}>
              {words.startOver}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  );
}
