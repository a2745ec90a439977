import type { WalletPlace } from '@keel/flows';
import { Button, Form, Radio, RadioGroup, Select, Stack, Text } from '@keel/ui';
import { CHAINS, type ChainId, DEFAULT_NETWORK, type NetworkKind } from '@keel/wallet';
import { useState } from 'react';
import { readPlace } from './chain/place.ts';
import { PlaceLine } from './PlaceLine.tsx';
import { useWords } from './words.ts';

interface ChoosePlaceProps {
  /** The addresses that the phrase leads to. */
  readonly places: readonly WalletPlace[];
  readonly onChoose: (place: WalletPlace) => void;
}

const KINDS: readonly NetworkKind[] = ['test', 'main'];
const CHAIN_IDS = Object.keys(CHAINS) as ChainId[];

/**
 * The chain and network of an imported wallet, with its address for comparison; the test network is first (WALLET-2,
 * WALLET-4).
 */
export function ChoosePlace({ places, onChoose }: ChoosePlaceProps) {
  const all = useWords();
  const { import: words } = all;
  const [chain, setChain] = useState<ChainId>('ethereum');
  const [kind, setKind] = useState<NetworkKind>(DEFAULT_NETWORK);
  const [choice, setChoice] = useState(0);
  // Solana's two common derivation paths lead to two addresses; both are shown.
  const found = places
    .flatMap((place) => readPlace(place) ?? [])
    .filter((p) => p.chain === chain && p.network === kind);
  const chosen = found[choice] ?? found[0];
  return (
    <Form onSubmit={() => chosen && onChoose(chosen)}>
      <Stack gap="5">
        <Text>{words.placeLead}</Text>
        <Select
          label={words.chain}
          options={CHAIN_IDS.map((id) => ({ value: id, label: CHAINS[id].name }))}
          value={chain}
          onChange={(value) => {
            setChain(CHAIN_IDS.find((id) => id === value) ?? 'ethereum');
            setChoice(0);
          }}
        />
        <RadioGroup
          label={words.network}
          description={all.testHint}
          layout="inline"
          value={kind}
          onChange={(value) => setKind(value as NetworkKind)}
        >
          {KINDS.map((each) => (
            <Radio key={each} value={each}>
              {all.kinds[each]}
            </Radio>
          ))}
        </RadioGroup>
        {found.length > 1 && (
          <RadioGroup label={words.addresses} value={`${choice}`} onChange={(value) => setChoice(Number(value))}>
            {found.map(({ address }, index) => (
              <Radio key={address} value={`${index}`}>
                {address}
              </Radio>
            ))}
          </RadioGroup>
        )}
        {chosen && <PlaceLine place={chosen} />}
        <Button type="submit" size="lg" isDisabled={!chosen}>
          {all.next}
        </Button>
      </Stack>
    </Form>
  );
}
