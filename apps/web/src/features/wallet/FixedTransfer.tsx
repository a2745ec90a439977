import type { SendAssetsContext } from '@keel/flows';
import { AddressText, Banner, DefinitionList, Numeric, quantity, Stack, Text } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useWords } from './words.ts';

interface FixedTransferProps extends Pick<SendAssetsContext, 'draft' | 'errors'> {
  /** How much of the asset the wallet has, in words; undefined for none. */
  readonly balance: string | undefined;
}

/** Recipient and amount of a transfer that pays a deposit, in place of the fields for them (PAY-6). */
export function FixedTransfer({ draft, errors, balance }: FixedTransferProps) {
  const { payDeposit: words } = useWords();
  const translate = useTranslate();
  const { locale } = useLocale();
  return (
    <Stack gap="3">
      <output>
        {[errors.to, errors.amount].map(
          (error) =>
            error !== null && (
              <Banner key={error} tone="negative">
                {translate(error)}
              </Banner>
            ),
        )}
      </output>
      <DefinitionList
        items={[
          { term: words.to, value: <AddressText address={draft.to} shape="groups" /> },
          {
            term: words.amount,
            value: (
              <Stack gap="1">
                <Numeric>
                  {quantity(draft.amount, locale)} {draft.asset}
                </Numeric>
                {balance !== undefined && (
                  <Text tone="muted" align="end">
                    {balance}
                  </Text>
                )}
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
}
