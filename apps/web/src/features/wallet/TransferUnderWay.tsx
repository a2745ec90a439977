import { routes } from '@keel/flows';
import { Banner, LinkButton } from '@keel/ui';
import { firstOf, isUnderWay, type SentTransfer } from './sentTransfers.ts';
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
        <LinkButton size="sm" tone="neutral" appearance="soft" href={`${routes.sendAssets}?transfer=${firstOf(open)}`}>
          {words.resumeAction}
        </LinkButton>
      }
    >
      {words.resume}
    </Banner>
  );
}
