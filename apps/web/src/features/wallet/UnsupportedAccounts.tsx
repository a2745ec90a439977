import { AddressText, Banner, List, ListRow, Stack } from '@keel/ui';
import { balanceText, pathText } from './accountText.ts';
import type { ListedAccount } from './offeredAccounts.ts';
import { useWords } from './words.ts';

interface UnsupportedAccountsProps {
  readonly accounts: readonly ListedAccount[];
}

/** Addresses of the words with money that this wallet cannot send from (WALLET-11). */
export function UnsupportedAccounts({ accounts }: UnsupportedAccountsProps) {
  const { import: words } = useWords();
  return (
    <Stack gap="2">
      <Banner tone="warning">{words.unsupportedText}</Banner>
      <List label={words.unsupported} items={accounts} itemKey={({ place }) => place.address}>
        {(account) => (
          <ListRow
            title={<AddressText address={account.place.address} />}
            subtitle={pathText(account, words)}
            end={balanceText(account, words)}
          />
        )}
      </List>
    </Stack>
  );
}
