import { routes } from '@keel/flows';
import { Banner, LinkButton } from '@keel/ui';
import { walletPayLink } from '../../app/money/payLink.ts';
import { firstOf, isUnderWay, type SentTransfer } from '../../app/wallet/sentTransfers.ts';
import { useWords } from './words.ts';

/** Links to a transfer that was still pending when the page was reloaded or left. */
export function TransferUnderWay({ rows }: { rows: readonly SentTransfer[] }) {
  const { home: words } = useWords();
  const open = rows.find(isUnderWay);
  if (open === undefined) return null;
  return (
    <Banner
      tone="info"
      action={
        <LinkButton size="sm" tone="neutral" appearance="soft" href={linkOf(open)}>
          {words.resumeAction}
        </LinkButton>
      }
    >
      {words.resume}
    </Banner>
  );
}

/** Where a transfer is resumed; one that pays a deposit, beside that deposit (PAY-6). */
function linkOf(sent: SentTransfer): string {
  const { depositId } = sent;
  return depositId === undefined ? `${routes.sendAssets}?transfer=${firstOf(sent)}` : walletPayLink(depositId);
}
