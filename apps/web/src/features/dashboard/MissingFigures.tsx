import { Button, Inline, Text } from '@keel/ui';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import { useWords } from './words.ts';

/** A retry button if the figures could not be loaded at all; the rest of the page is shown without them (DASH-8). */
export function MissingFigures({ of }: { of: readonly QueryState<unknown>[] }) {
  const words = useWords();
  const { stale } = useAppWords();
  const missing = of.filter(({ data, isLoading }) => data === null && !isLoading);
  if (missing.length === 0) return null;
  return (
    <Inline gap="2" align="center">
      <Text tone="muted">{words.loadFailed}</Text>
      <Button size="sm" tone="neutral" appearance="ghost" onPress={() => missing.forEach(({ refresh }) => refresh())}>
        {stale.retry}
      </Button>
    </Inline>
  );
}
