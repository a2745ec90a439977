import { type PayDeposit, routes } from '@keel/flows';
import { Banner, ErrorState, Link, LinkButton, LoadingScreen, money, Stack } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { payLink } from '../../app/money/payLink.ts';
import { usePayFlow } from '../../app/money/usePayFlow.ts';
import { useAddresses } from '../../app/money/usePayment.ts';
import { DepositTransfer } from './DepositTransfer.tsx';
import { useWords } from './words.ts';

/**
 * Pays a deposit from the wallet (PAY-6). The page's address only names the deposit: recipient and amount are read from the
 * server for the person signed in, so that a link from outside cannot fill in a payment.
 */
export function SendDeposit({ depositId }: { depositId: string }) {
  const { payDeposit: words } = useWords();
  const { flow, deposits } = usePayFlow({ deposit: null, depositId });
  const addresses = useAddresses();
  const deposit = useSelector(flow, ({ context }) => context.deposit);
  if (deposit !== null && addresses.data !== null) {
    return (
      <Stack gap="5">
        <PaidDeposit deposit={deposit} />
        <DepositTransfer deposit={deposit} flow={flow} admin={addresses.data} />
      </Stack>
    );
  }
  const failed = [deposits, addresses].find(({ data, isLoading }) => data === null && !isLoading);
  if (failed === undefined) return <LoadingScreen isPage={false} />;
  return (
    <>
      <ErrorState level={2} title={words.loadFailed} onRetry={failed.refresh}>
        <Link href={routes.fundAccount}>{words.toDeposits}</Link>
      </ErrorState>
      <LoadFailureMessage of={[deposits, addresses]} />
    </>
  );
}

/** Names the deposit that is paid, with the way back to it. */
function PaidDeposit({ deposit }: { deposit: PayDeposit }) {
  const { payDeposit: words } = useWords();
  const { locale } = useLocale();
  return (
    <Banner
      tone="info"
      action={
        <LinkButton size="sm" tone="neutral" appearance="soft" href={payLink(deposit).to}>
          {words.back}
        </LinkButton>
      }
    >
      {words.pays(deposit.depositId.slice(0, 8), money(deposit.amount, 'USD', locale))}
    </Banner>
  );
}
