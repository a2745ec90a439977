import { Box, type Definition, DefinitionList, Heading, Inline, Money, Stack, Text } from '@keel/ui';
import { type ReactNode, useId } from 'react';
import type { OperatorCommands } from './useOperatorCommands.tsx';

interface QueueItemProps {
  /** The investor's email. */
  readonly who: string;
  /** In cents. @default none */
  readonly amount?: number;
  readonly facts: readonly Definition[];
  readonly operate: OperatorCommands;
  /** The actions, or the form of the chosen one. */
  readonly children: ReactNode;
}

/** An item that waits for the operator: the investor, the details and the possible actions. */
export function QueueItem({ who, amount, facts, operate, children }: QueueItemProps) {
  const title = useId();
  return (
    <article aria-labelledby={title}>
      <Box surface="subtle" padding="3">
        <Stack gap="3">
          <Inline justify="between" gap="2">
            <Heading level={4} size="title3" id={title}>
              <bdi>{who}</bdi>
            </Heading>
            {amount !== undefined && <Money cents={amount} />}
          </Inline>
          <Text size="bodySm" isInline>
            <DefinitionList items={facts} />
          </Text>
          {operate.refusal}
          {children}
        </Stack>
      </Box>
    </article>
  );
}
