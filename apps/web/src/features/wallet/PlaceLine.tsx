import type { WalletPlace } from '@keel/flows';
import { AddressText, Badge, Inline, Stack, Text } from '@keel/ui';
import { usePlaceNames } from './usePlaceNames.ts';

/** Where a wallet is: chain, network and address. */
export function PlaceLine({ place }: { place: WalletPlace }) {
  const names = usePlaceNames(place);
  return (
    <Stack gap="1">
      <Inline gap="2">
        <Text isInline>{names.chain}</Text>
        <Badge tone={place.network === 'test' ? 'warning' : 'neutral'}>{names.network}</Badge>
      </Inline>
      <AddressText address={place.address} shape="groups" />
    </Stack>
  );
}
