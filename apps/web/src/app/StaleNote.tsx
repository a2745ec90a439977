import { Button, date, Inline, Text } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import type { Loaded } from './useCollection.tsx';
import { useWords } from './words.ts';

/**
 * A quiet line for what is shown but could not be renewed: from when it is, and a way to ask again. Nobody asked for the
 * renewal, so nothing opens over the page (DASH-8).
 */
export function StaleNote({ of }: { of: readonly Loaded<unknown>[] }) {
  const words = useWords();
  const { locale } = useLocale();
  const stale = of.filter(({ staleSince }) => staleSince !== null);
  const oldest = Math.min(...stale.map(({ staleSince }) => staleSince ?? Infinity));
  return (
    // The place is there before the words are, or they would not be read aloud.
    <output>
      {stale.length > 0 && (
        <Inline gap="2" align="center">
          <Text tone="muted">{words.stale.asOf(date(oldest, locale, { show: 'dateTime' }))}</Text>
          <Button size="sm" tone="neutral" appearance="ghost" onPress={() => stale.forEach(({ refresh }) => refresh())}>
            {words.stale.again}
          </Button>
        </Inline>
      )}
    </output>
  );
}
