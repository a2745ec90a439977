import type { WalletPlace } from '@keel/flows';
import { AddressText, Badge, Inline, Stack, Text } from '@keel/ui';
import { usePlaceNames } from './usePlaceNames.ts';
import { useWords } from './words.ts';

interface PlaceLineProps {
  readonly place: WalletPlace;
  /** Only an address that the wallet's worker has derived is shown. @default true */
  readonly isChecked?: boolean;
}

/** The chain, the network and the address of a wallet (WALLET-4). */
export function PlaceLine({ place, isChecked = true }: PlaceLineProps) {
  const { home: words } = useWords();
  const names = usePlaceNames(place);
  return (
    <Stack gap="1">
      <Inline gap="2">
        <Text isInline>{names.chain}</Text>
        <Badge tone={place.network === 'test' ? 'warning' : 'neutral'}>{names.network}</Badge>
      </Inline>
      {isChecked ? (
        <AddressText address={place.address} shape="groups" />
      ) : (
        <Text tone="muted">{words.addressLocked}</Text>
      )}
    </Stack>
  );
}
