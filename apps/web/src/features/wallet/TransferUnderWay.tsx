import { routes } from '@keel/flows';
import { Banner, LinkButton } from '@keel/ui';
import { firstOf, isUnderWay, type SentTransfer } from './sentTransfers.ts';
import { useWords } from './words.ts';

/** Leads back to a transfer that a reload or another page left on its way. */
export function TransferUnderWay({ rows }: { rows: readonly SentTransfer[] }) {
  const { home: words } = useWords();
  const open = rows.find(isUnderWay);
  if (open === undefined) return null;
  return (
    <Banner
      tone="info"
      action={
        <LinkButton size="sm" tone="neutral" appearance="soft" href={`${routes.sendAssets}?transfer=${firstOf(open)}`}>
          {words.resumeAction}
        </LinkButton>
      }
    >
      {words.resume}
    </Banner>
  );
}
