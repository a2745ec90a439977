import { EmptyState, Heading, Stack } from '@keel/ui';
import type { ReactNode } from 'react';
import type { DemoDesk } from '../../api/demo.ts';
import { DepositItem } from './DepositItem.tsx';
import { RegistrationItem } from './RegistrationItem.tsx';
import { WithdrawalItem } from './WithdrawalItem.tsx';
import { useWords } from './words.ts';

/** The props of each tab: the desk, and a callback for completed actions. */
export interface TabParts {
  readonly desk: DemoDesk;
  readonly onDone: () => void;
}

/** The items that wait for the operator, the oldest first. */
export function QueueTab({ desk: { deposits, withdrawals, registrations }, onDone }: TabParts) {
  const words = useWords();
  if (deposits.length + withdrawals.length + registrations.length === 0)
    return <EmptyState title={words.nothing}>{words.nothingNote}</EmptyState>;
  return (
    <Stack gap="6">
      <Group title={words.deposits} isShown={deposits.length > 0}>
        {deposits.map((deposit) => (
          <DepositItem key={deposit.id} deposit={deposit} onDone={onDone} />
        ))}
      </Group>
      <Group title={words.withdrawals} isShown={withdrawals.length > 0}>
        {withdrawals.map((withdrawal) => (
          <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} onDone={onDone} />
        ))}
      </Group>
      <Group title={words.identities} isShown={registrations.length > 0}>
        {registrations.map((registration) => (
          <RegistrationItem key={registration.email} registration={registration} onDone={onDone} />
        ))}
      </Group>
    </Stack>
  );
}

function Group({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <Stack gap="3">
      <Heading level={3} size="title3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
