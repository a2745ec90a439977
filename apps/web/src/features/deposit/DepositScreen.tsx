import { Card, Split, Stack, Text } from '@keel/ui';
import { lazy, Suspense } from 'react';
import { StaleNote } from '../../app/data/StaleNote.tsx';
import { AccountHoldNotice } from '../../app/money/AccountHoldNotice.tsx';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import { RiskNotice } from '../../app/money/RiskNotice.tsx';
import { depositsQuery, useDeposits } from '../../app/money/useDeposits.ts';
import { plansQuery } from '../../app/money/usePlans.ts';
import type { PageReads } from '../../app/routing/pageOf.tsx';
import { DepositForm } from './DepositForm.tsx';
import { NotVerified } from './NotVerified.tsx';
import { useWords } from './words.ts';

// The form is shown first; the table is the heavier half of the page.
const DepositHistory = lazy(async () => ({ default: (await import('./DepositHistory.tsx')).DepositHistory }));

/** `/fund-account` (DEP-1 to DEP-6, HONEST-4). */
export function DepositScreen() {
  const words = useWords();
  const deposits = useDeposits();
  return (
    <Stack gap="5">
      <CurrencyNote />
      <NotVerified />
      <AccountHoldNotice direction="in" />
      <Split
        aside={
          <Card title={words.how}>
            <Stack gap="4">
              {words.steps.map(({ term, value }) => (
                <Stack key={term} gap="0">
                  <Text size="label">{term}</Text>
                  <Text tone="muted">{value}</Text>
                </Stack>
              ))}
              <RiskNotice />
            </Stack>
          </Card>
        }
      >
        <DepositForm deposits={deposits} />
      </Split>
      <StaleNote of={[deposits]}>
        <Suspense fallback={null}>
          <DepositHistory deposits={deposits} />
        </Suspense>
      </StaleNote>
    </Stack>
  );
}

DepositScreen.reads = ((api, user) => [depositsQuery(api, user), plansQuery(api, user)]) satisfies PageReads;
