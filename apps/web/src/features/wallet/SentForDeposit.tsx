import { AddressText, Card, CopyButton, DefinitionList, date, Numeric, quantity, Stack } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { firstOf, type SentTransfer } from '../../app/wallet/sentTransfers.ts';
import { useWords } from './words.ts';

/** The transfer that this wallet sent for a deposit before, so that it is not sent again (PAY-6). */
export function SentForDeposit({ sent }: { sent: SentTransfer }) {
  const { home, send, payDeposit: words } = useWords();
  const { locale } = useLocale();
  const { prepared, signed, at } = sent;
  const txId = signed[0]?.txId ?? firstOf(sent);
  return (
    <Card title={words.paidTitle}>
      <Stack gap="5">
        <DefinitionList
          items={[
            { term: home.date, value: date(at, locale, { show: 'dateTime' }) },
            { term: send.to, value: <AddressText address={prepared.to} shape="groups" /> },
            {
              term: send.amount,
              value: (
                <Numeric>
                  {quantity(prepared.amount, locale)} {prepared.asset}
                </Numeric>
              ),
            },
            { term: send.txId, value: <AddressText address={txId} shape="full" /> },
          ]}
        />
        <CopyButton appearance="ghost" text={txId} label={send.copyTxId} />
      </Stack>
    </Card>
  );
}
