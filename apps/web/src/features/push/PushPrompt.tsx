import { BellIcon, Button, DEFAULT_BRAND, EntryLayout, Heading, SampleBand, Stack, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Push } from '../../app/push.ts';
import { SiteFooterLine } from '../../app/SiteFooterLine.tsx';
import { useSite } from '../../app/site.ts';
import { usePage } from '../../app/usePage.ts';
import { useWords } from './words.ts';

/** The question, and a way on without an answer; both lead to the wallet (PUSH-1). */
export function PushPrompt({ flow }: { flow: Push['actor'] }) {
  const { mode } = useSite();
  const go = useNavigate();
  const words = useWords();
  const heading = usePage(words.documentTitle);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));

  useEffect(() => {
    const gone = flow.on('navigate', ({ to }) => void go(to));
    return () => gone.unsubscribe();
  }, [flow, go]);

  return (
    <EntryLayout
      brand={DEFAULT_BRAND}
      sentence={words.sentence}
      band={mode === 'demo' && <SampleBand />}
      footer={<SiteFooterLine />}
    >
      <Stack gap="5">
        <Stack gap="2">
          <BellIcon size="lg" />
          <Heading level={1} size="title1" ref={heading} tabIndex={-1}>
            {words.title}
          </Heading>
          <Text tone="muted">{words.lead}</Text>
        </Stack>
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
      </Stack>
    </EntryLayout>
  );
}
