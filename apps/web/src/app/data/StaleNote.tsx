import { Button, date, Inline, Stack, Text } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import type { QueryState } from './useApiQuery.ts';

/**
 * A line above data that could not be refreshed: its time, and a button to refresh again. The person did not ask for the
 * refresh, so no modal opens (DASH-8). It takes no space while it is empty.
 */
export function StaleNote({ of, children }: { of: readonly QueryState<unknown>[]; children: ReactNode }) {
  const words = useWords();
  const { locale } = useLocale();
  const stale = of.filter(({ staleSince }) => staleSince !== null);
  const oldest = Math.min(...stale.map(({ staleSince }) => staleSince ?? Infinity));
  return (
    <Stack gap={stale.length > 0 ? '5' : '0'}>
      {/* The live region has to exist before its text, or screen readers would not announce it. */}
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
              {words.stale.retry}
            </Button>
          </Inline>
        )}
      </output>
      {children}
    </Stack>
  );
}
