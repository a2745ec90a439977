import { BellIcon, Button, Stack } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import type { Push } from '../../app/notifications/push.ts';
import { useWords } from './words.ts';

/** Asks for the permission, with a way to continue without an answer; both lead to the wallet (PUSH-1). */
export function PushPrompt({ flow }: { flow: Push['actor'] }) {
  const go = useNavigate();
  const words = useWords();
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));

  useEffect(() => {
    const subscription = flow.on('navigate', ({ to }) => void go(to));
    return () => subscription.unsubscribe();
  }, [flow, go]);

  return (
    <EntryPage
      title={words.title}
      documentTitle={words.documentTitle}
      introduction={words.lead}
      sentence={words.sentence}
      icon={<BellIcon size="lg" />}
    >
      <Stack gap="2">
        <Button size="lg" isFullWidth isPending={isBusy} onPress={() => flow.send({ type: 'permission.requested' })}>
          {words.allow}
        </Button>
        <Button
          size="lg"
          tone="neutral"
          appearance="ghost"
          isFullWidth
          onPress={() => flow.send({ type: 'permission.declined' })}
        >
          {words.notNow}
        </Button>
      </Stack>
    </EntryPage>
  );
}
