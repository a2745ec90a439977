import { Button, DefinitionList, Inline, LinkButton, Stack } from '@keel/ui';
import { useState } from 'react';
import type { DemoOutcome, DemoRegistration } from '../../api/demo.ts';
import { REASON_MAX } from './DepositItem.tsx';
import { QueueItem } from './QueueItem.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useOperatorCommands } from './useOperatorCommands.tsx';
import { useWords } from './words.ts';

type Facts = DemoOutcome['facts'];

/**
 * An identity that waits for a decision. The decision applies to the version that was shown, so the details are opened
 * first (BOOK-2).
 */
export function RegistrationItem({ registration, onDone }: { registration: DemoRegistration; onDone: () => void }) {
  const { email, name, country, submitted } = registration;
  const words = useWords();
  const formatDateTime = useFormatDateTime();
  const operate = useOperatorCommands(onDone);
  const [shown, setShown] = useState<Facts | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const fact = (key: string) => shown?.find((each) => each.name === key)?.value ?? '';
  const decision = { who: email, registration: fact('shown') };
  const image = fact('image');
  return (
    <QueueItem
      who={email}
      operate={operate}
      facts={[
        { term: words.facts.first_name, value: <bdi>{name}</bdi> },
        { term: words.facts.country, value: country },
        { term: words.asked, value: formatDateTime(submitted) },
      ]}
    >
      {shown === null && (
        <Inline>
          <Button
            size="sm"
            isPending={operate.isBusy}
            onPress={() =>
              operate.run({ command: 'kyc show', input: { who: email }, whenDone: ({ facts }) => setShown(facts) })
            }
          >
            {words.review}
          </Button>
        </Inline>
      )}
      {shown !== null && (
        <Stack gap="3">
          <DefinitionList
            items={(['nid', 'address', 'state'] as const)
              .filter((key) => fact(key) !== '')
              .map((key) => ({ term: words.facts[key], value: <bdi>{fact(key)}</bdi> }))}
          />
          {URL.canParse(image) && (
            <Inline>
              <LinkButton
                size="sm"
                tone="neutral"
                appearance="soft"
                href={pathOf(image)}
                target="_blank"
                rel="noreferrer"
              >
                {words.image}
              </LinkButton>
            </Inline>
          )}
          {isRejecting ? (
            <ReasonForm
              label={words.reason}
              hint={words.reasonHint}
              value={words.reasonSample}
              max={REASON_MAX}
              action={words.reject}
              tone="negative"
              isBusy={operate.isBusy}
              onSubmit={(reason) =>
                operate.run({ command: 'kyc reject', input: { ...decision, reason }, successMessage: words.refused })
              }
              onCancel={() => setRejecting(false)}
            />
          ) : (
            <Inline gap="2">
              <Button
                size="sm"
                isPending={operate.isBusy}
                onPress={() => operate.run({ command: 'kyc approve', input: decision, successMessage: words.approved })}
              >
                {words.approve}
              </Button>
              <Button size="sm" tone="neutral" appearance="outline" onPress={() => setRejecting(true)}>
                {words.reject}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </QueueItem>
  );
}

/** On this address, whatever name the server has for itself. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
