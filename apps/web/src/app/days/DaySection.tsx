import { Box, type BoxProps, Divider, Heading } from '@keel/ui';
import type { ReactNode } from 'react';

interface DaySectionProps {
  /** The name of the day, from `byDay`. */
  readonly day: string;
  /** The inline padding of the rows, so that the heading is above their texts. */
  readonly paddingInline: NonNullable<BoxProps['paddingInline']>;
  /** The rows of the day. */
  readonly children: ReactNode;
}

/** The rows of one day under its heading, in a card with a title (CONST-2). */
export function DaySection({ day, paddingInline, children }: DaySectionProps) {
  return (
    <section aria-label={day}>
      <Divider />
      <Box paddingInline={paddingInline} paddingBlock="2">
        <Heading level={3} size="label">
          {day}
        </Heading>
      </Box>
      {children}
    </section>
  );
}
