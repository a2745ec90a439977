import type { FoundAccount, SearchEnd, WalletPlace } from '@keel/flows';
import { Button, Form, Radio, RadioCard, RadioGroup, Select, Stack, Text } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { CHAINS, type ChainId, DEFAULT_NETWORK, type NetworkKind } from '@keel/wallet';
import { useState } from 'react';
import { AccountSearch } from './AccountSearch.tsx';
import { balanceText, pathText } from './accountText.ts';
import { type ListedAccount, offeredAccounts } from './offeredAccounts.ts';
import { PlaceLine } from './PlaceLine.tsx';
import type { ShownProgress } from './useAccountSearch.ts';
import { useWords } from './words.ts';

interface ChoosePlaceProps {
  /** The addresses that the phrase leads to. */
  readonly places: readonly WalletPlace[];
  /** Used addresses that the last search found (WALLET-11). */
  readonly found: readonly FoundAccount[];
  /** How the last search ended; null if there was none. */
  readonly end: SearchEnd | null;
  /** How far the running search is; null if none is running. */
  readonly progress: ShownProgress | null;
  /** Why the last search failed; '' if it did not. */
  readonly error: string;
  readonly onSearch: (network: Pick<WalletPlace, 'chain' | 'network'>) => void;
  readonly onStop: () => void;
  readonly onChoose: (place: WalletPlace) => void;
}

const KINDS: readonly NetworkKind[] = ['test', 'main'];
const CHAIN_IDS = Object.keys(CHAINS) as ChainId[];

/**
 * The chain and network of an imported wallet, with its address for comparison; the test network is first (WALLET-2,
 * WALLET-4). A search finds the addresses that another wallet used (WALLET-11); the first with money is suggested.
 */
export function ChoosePlace({ places, found, end, progress, error, onSearch, onStop, onChoose }: ChoosePlaceProps) {
  const all = useWords();
  const { import: words } = all;
  const [chain, setChain] = useState<ChainId>('ethereum');
  const [kind, setKind] = useState<NetworkKind>(DEFAULT_NETWORK);
  const [choice, setChoice] = useState<string | null>(null);
  const [searchedNetwork, setSearchedNetwork] = useState('');
  const network = { chain, network: kind };
  const isSearched = searchedNetwork === `${chain} ${kind}`;
  const { offered, hidden } = offeredAccounts({ places, found }, network);
  const suggested = offered.find(({ balances }) => balances.length > 0) ?? offered[0];
  const chosen = offered.find(({ place }) => place.address === choice) ?? suggested;
  const isBusy = progress !== null;
  return (
    <Form onSubmit={() => chosen && !isBusy && onChoose(chosen.place)}>
      <Stack gap="5">
        <Text>{words.placeLead}</Text>
        <Select
          label={words.chain}
          options={CHAIN_IDS.map((id) => ({ value: id, label: CHAINS[id].name }))}
          value={chain}
          isDisabled={isBusy}
          onChange={(value) => {
            setChain(CHAIN_IDS.find((id) => id === value) ?? 'ethereum');
            setChoice(null);
          }}
        />
        <RadioGroup
          label={words.network}
          {...(kind === 'test' && { description: all.testHint })}
          layout="inline"
          value={kind}
          isDisabled={isBusy}
          onChange={(value) => {
            setKind(value as NetworkKind);
            setChoice(null);
          }}
        >
          {KINDS.map((each) => (
            <Radio key={each} value={each}>
              {all.kinds[each]}
            </Radio>
          ))}
        </RadioGroup>
        <AccountSearch
          progress={progress}
          end={isSearched ? end : null}
          isFound={offered.some(({ isUsed }) => isUsed)}
          error={error}
          onSearch={() => {
            setSearchedNetwork(`${chain} ${kind}`);
            onSearch(network);
          }}
          onStop={onStop}
        />
        {offered.length > 1 && (
          <RadioGroup
            label={words.addresses}
            layout="cards"
            {...(hidden > 0 && { description: words.notShown(hidden) })}
            value={chosen?.place.address ?? ''}
            isDisabled={isBusy}
            onChange={setChoice}
          >
            {offered.map((account) => (
              <OfferedAccount key={account.place.address} account={account} />
            ))}
          </RadioGroup>
        )}
        {offered.filter(({ balances }) => balances.length > 0).length > 1 && (
          <Text tone="muted">{words.oneOpened}</Text>
        )}
        {chosen && <PlaceLine place={chosen.place} />}
        <Button type="submit" size="lg" isDisabled={!chosen || isBusy}>
          {all.next}
        </Button>
      </Stack>
    </Form>
  );
}

function OfferedAccount({ account }: { readonly account: ListedAccount }) {
  const { import: words } = useWords();
  const { locale } = useLocale();
  const price = balanceText(account, words, locale);
  const note = pathText(account, words);
  return (
    <RadioCard
      value={account.place.address}
      title={account.place.address}
      {...(price !== undefined && { price })}
      {...(note !== undefined && { note })}
    />
  );
}
