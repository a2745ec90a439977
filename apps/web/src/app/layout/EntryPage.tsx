import { EntryLayout, Heading, SampleBand, Stack, Text } from '@keel/ui';
import type { ReactNode } from 'react';
import { usePage } from '../routing/usePage.ts';
import { useBrand, useSite } from '../services/site.ts';
import { StorageNote } from '../storage/StorageNote.tsx';
import { SiteFooterLine } from './SiteFooterLine.tsx';

interface EntryPageProps {
  readonly title: string;
  readonly documentTitle: string;
  readonly introduction: ReactNode;
  /** One sentence beside the form. */
  readonly sentence: string;
  /** Shown above the title. @default none */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page outside the shell: title and introduction above the form, the brand beside it, who runs the portal below. */
export function EntryPage({ title, documentTitle, introduction, sentence, icon, children }: EntryPageProps) {
  const { mode } = useSite();
  const brand = useBrand();
  const heading = usePage(documentTitle);
  return (
    <EntryLayout brand={brand} sentence={sentence} band={mode === 'demo' && <SampleBand />} footer={<SiteFooterLine />}>
      <Stack gap="5">
        <Stack gap="2">
          {icon}
          <Heading level={1} size="title1" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="muted">{introduction}</Text>
        </Stack>
        <StorageNote />
        {children}
      </Stack>
    </EntryLayout>
  );
}
