import { Balance, BalanceHero, Banner, Card, Split, Stack } from '@keel/ui';
import { lazy, Suspense } from 'react';
import { StaleNote } from '../../app/data/StaleNote.tsx';
import { AccountHoldNotice } from '../../app/money/AccountHoldNotice.tsx';
import { Converted } from '../../app/money/Converted.tsx';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import type { PageReads } from '../../app/routing/pageOf.tsx';
import { useUser } from '../../app/session/useUser.ts';
import { useWithdrawals, withdrawalsQuery } from './useWithdrawals.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { useWords } from './words.ts';

// The form is shown first; the table is the heavier half of the page.
const WithdrawalHistory = lazy(async () => ({
  default: (await import('./WithdrawalHistory.tsx')).WithdrawalHistory,
}));

/** `/withdraw` (WD-1 to WD-5). */
export function WithdrawScreen() {
  const words = useWords();
  const withdrawals = useWithdrawals();
  const { availableBalance } = useUser();
  return (
    <Stack gap="5">
      <CurrencyNote />
      <AccountHoldNotice />
      <Split
        aside={
          <Card>
            <Stack gap="5">
              <BalanceHero
                label={words.balance}
                balance={<Balance cents={availableBalance} isHidden={useHiddenAmounts()} />}
                equivalent={<Converted cents={availableBalance} />}
              />
              <Banner>{words.how}</Banner>
            </Stack>
          </Card>
        }
      >
        <WithdrawForm withdrawals={withdrawals} />
      </Split>
      <StaleNote of={[withdrawals]}>
        <Suspense fallback={null}>
          <WithdrawalHistory withdrawals={withdrawals} />
        </Suspense>
      </StaleNote>
    </Stack>
  );
}

WithdrawScreen.reads = ((api, user) => [withdrawalsQuery(api, user)]) satisfies PageReads;
