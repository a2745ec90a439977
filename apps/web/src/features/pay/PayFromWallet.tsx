import { type Admin, type PayDeposit, routes, walletDestination } from '@keel/flows';
import { Banner, LinkButton, quantity, Stack, Text } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { walletPayLink } from '../../app/money/payLink.ts';
import { useWalletPayment } from '../../app/money/useWalletPayment.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { readWallet } from '../../app/wallet/readWallet.ts';
import { transferFor } from '../../app/wallet/sentTransfers.ts';
import { useWords } from './words.ts';

interface PayFromWalletProps {
  readonly deposit: PayDeposit;
  /** The operator's addresses. */
  readonly admin: Admin;
}

/**
 * A link that pays the deposit from the investor's wallet on this device, or the transfer that already did (PAY-6). Nothing
 * if there is no such wallet, or it cannot pay the deposit.
 */
export function PayFromWallet({ deposit, admin }: PayFromWalletProps) {
  const words = useWords();
  const { locale } = useLocale();
  const { store } = useServices();
  const user = useUser();
  const payment = useWalletPayment(deposit, admin);
  const wallet = readWallet(store);
  const { intent } = walletDestination({ action: 'send', user, path: routes.depositDetail, stored: wallet });
  if (intent.to !== routes.sendAssets || deposit.status !== 'pending') return null;

  const sent = transferFor(store, deposit.depositId);
  if (sent !== null) {
    const { amount, asset } = sent.prepared;
    return (
      <Banner
        tone="info"
        action={
          <LinkButton size="sm" tone="neutral" appearance="soft" href={walletPayLink(deposit.depositId)}>
            {words.showSent}
          </LinkButton>
        }
      >
        {words.sent(`${quantity(amount, locale)} ${asset}`)}
      </Banner>
    );
  }
  if (payment?.kind !== 'ready') return null;
  return (
    <Stack gap="2">
      <LinkButton href={walletPayLink(deposit.depositId)} isFullWidth>
        {words.fromWallet}
      </LinkButton>
      {wallet?.network !== payment.network && <Text tone="muted">{words.otherNetwork[payment.network]}</Text>}
    </Stack>
  );
}
