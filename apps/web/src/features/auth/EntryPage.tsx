import { DEFAULT_BRAND, EntryLayout, Heading, SampleBand, Stack, Text } from '@keel/ui';
import type { ReactNode } from 'react';
import { SiteFooterLine } from '../../app/SiteFooterLine.tsx';
import { useSite } from '../../app/site.ts';
import { usePage } from '../../app/usePage.ts';
import { useWords } from './words.ts';

interface EntryPageProps {
  readonly title: string;
  readonly documentTitle: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every way in: title and lead above the form, the brand beside it, who runs the portal below. */
export function EntryPage({ title, documentTitle, lead, children }: EntryPageProps) {
  const words = useWords();
  const { mode } = useSite();
  const heading = usePage(documentTitle);
  return (
    <EntryLayout
      brand={DEFAULT_BRAND}
      sentence={words.sentence}
      band={mode === 'demo' && <SampleBand />}
      footer={<SiteFooterLine />}
    >
      <Stack gap="5">
        <Stack gap="2">
          <Heading level={1} size="title1" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {children}
      </Stack>
    </EntryLayout>
  );
}
