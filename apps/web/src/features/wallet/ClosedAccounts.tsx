import { AddressText, Banner, List, ListRow, Stack } from '@keel/ui';
import { balanceText, pathText } from './accountText.ts';
import type { ListedAccount } from './offeredAccounts.ts';
import { useWords } from './words.ts';

interface ClosedAccountsProps {
  readonly accounts: readonly ListedAccount[];
}

/** Addresses of the words with money that this wallet cannot send from (WALLET-11). */
export function ClosedAccounts({ accounts }: ClosedAccountsProps) {
  const { import: words } = useWords();
  return (
    <Stack gap="2">
      <Banner tone="warning">{words.closedText}</Banner>
      <List label={words.closed} items={accounts} itemKey={({ place }) => place.address}>
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
