import { Banner, Card, ProgressBar, Stack } from '@keel/ui';
import type { ReactNode } from 'react';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';

interface WaitCardProps {
  /** What is being done. */
  readonly title: string;
  /** The flow's message about the step before; '' if there is none. */
  readonly message: string;
  /** What can be done meanwhile. @default nothing */
  readonly children?: ReactNode;
}

/** A step of a transfer or an order that takes a while (WALLET-5, WALLET-7). */
export function WaitCard({ title, message, children }: WaitCardProps) {
  const translate = useTranslate();
  return (
    <Card title={title}>
      <Stack gap="5">
        <output>{message !== '' && <Banner tone="warning">{translate(message)}</Banner>}</output>
        <ProgressBar label={title} value={null} isLabelHidden />
        {children}
      </Stack>
    </Card>
  );
}
