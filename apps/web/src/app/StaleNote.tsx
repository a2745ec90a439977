import { Button, date, Inline, Stack, Text } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import type { ReactNode } from 'react';
import type { Loaded } from './useCollection.tsx';
import { useWords } from './words.ts';

/**
 * A quiet line for what is shown but could not be renewed: from when it is, and a way to ask again. Nobody asked for the
 * renewal, so nothing opens over the page (DASH-8). It stands over what it is about, and takes no room while it is empty.
 */
export function StaleNote({ of, children }: { of: readonly Loaded<unknown>[]; children: ReactNode }) {
  const words = useWords();
  const { locale } = useLocale();
  const stale = of.filter(({ staleSince }) => staleSince !== null);
  const oldest = Math.min(...stale.map(({ staleSince }) => staleSince ?? Infinity));
  return (
    <Stack gap={stale.length > 0 ? '5' : '0'}>
      {/* The place is there before the words are, or they would not be read aloud. */}
      <output>
        {stale.length > 0 && (
          <Inline gap="2" align="center">
            <Text tone="muted">{words.stale.asOf(date(oldest, locale, { show: 'dateTime' }))}</Text>
            <Button
              size="sm"
              tone="neutral"
              appearance="ghost"
              onPress={() => stale.forEach(({ refresh }) => refresh())}
            >
              {words.stale.again}
            </Button>
          </Inline>
        )}
      </output>
      {children}
    </Stack>
  );
}
