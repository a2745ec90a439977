import { EntryLayout, Heading, SampleBand, Stack, Text } from '@keel/ui';
import type { ReactNode } from 'react';
import { usePage } from '../routing/usePage.ts';
import { useBrand, useSite } from '../services/site.ts';
import { StorageNote } from '../storage/StorageNote.tsx';
import { useWords } from './entryPanelWords.ts';
import { SiteFooterLine } from './SiteFooterLine.tsx';

interface EntryPageProps {
  readonly title: string;
  readonly documentTitle: string;
  readonly introduction: ReactNode;
  /** One sentence beside the form. @default that every number has a source */
  readonly sentence?: string;
  /** Shown above the title. @default none */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of every page outside the shell: title and introduction above the form, the panel about the product beside it,
 * who runs the portal below.
 */
export function EntryPage({ title, documentTitle, introduction, sentence, icon, children }: EntryPageProps) {
  const { mode } = useSite();
  const brand = useBrand();
  const heading = usePage(documentTitle);
  const words = useWords();
  const { deposit, withdrawal, ...preview } = words.preview;
  return (
    <EntryLayout
      brand={brand}
      sentence={sentence ?? words.sentence}
      points={Object.values(words.points)}
      preview={{ ...preview, entries: [deposit, withdrawal] }}
      band={mode === 'demo' && <SampleBand />}
      footer={<SiteFooterLine />}
    >
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
