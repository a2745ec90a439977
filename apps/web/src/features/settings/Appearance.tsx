import { Card, Select, Skeleton, Stack } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { announce } from '../../app/feedback/announce.ts';
import { isLanguage, languageNames, languages } from '../../app/i18n/locale.ts';
import { useTheme } from '../../app/layout/useTheme.ts';
import { useServices } from '../../app/services/services.ts';
import { PushRow } from './PushRow.tsx';
import { useWords } from './words.ts';

/** Its list of all currencies is loaded after the first paint. */
const Currency = lazy(async () => ({ default: (await import('./Currency.tsx')).Currency }));

/** Theme, language and currency (SET-1, SET-2). */
export function Appearance() {
  const { session, languageStore } = useServices();
  const { notifications: words } = useWords();
  const chosen = useSelector(session, ({ context }) => context.theme);
  const theme = useTheme(session);
  const { language } = useSyncExternalStore(languageStore.subscribe, languageStore.get);

  return (
    <Card title={words.title}>
      <Stack gap="4">
        <PushRow />
        <Select
          label={words.theme}
          description={chosen === null ? words.themeHint : undefined}
          options={[
            { value: 'white', label: words.light },
            { value: 'black', label: words.dark },
          ]}
          value={theme}
          onChange={(value) => session.send({ type: 'theme.changed', theme: value === 'black' ? 'black' : 'white' })}
        />
        <Select
          label={words.language}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          value={language}
          onChange={(value) => {
            if (isLanguage(value)) languageStore.choose(value).catch(() => announce(words.languageFailed, true));
          }}
        />
        <Suspense fallback={<Skeleton shape="block" height="5.5rem" width="100%" />}>
          <Currency />
        </Suspense>
      </Stack>
    </Card>
  );
}
