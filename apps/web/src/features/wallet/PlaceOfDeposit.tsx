import { Button, Card, Inline, LoadingScreen, Stack, Text } from '@keel/ui';
import type { ReactNode } from 'react';
import type { Place } from './chain/place.ts';
import { usePlace } from './usePlace.ts';
import { namesOf } from './usePlaceNames.ts';
import { useWords } from './words.ts';

interface PlaceOfDepositProps extends Pick<Place, 'chain' | 'network'> {
  /** Rendered once the wallet shows this chain and network. */
  readonly children: (place: Place) => ReactNode;
}

/**
 * Makes sure that a deposit is paid on its own chain and network (PAY-6): if the wallet shows another one, it asks before
 * it switches, so that test coins and real ones are never mixed up.
 */
export function PlaceOfDeposit({ chain, network, children }: PlaceOfDepositProps) {
  const all = useWords();
  const { payDeposit: words } = all;
  const { place, places, choose } = usePlace();
  const isThere = (each: Place) => each.chain === chain && each.network === network;
  if (place !== null && isThere(place)) return children(place);
  const target = places.find(isThere);
  if (place === null || target === undefined) return <LoadingScreen isPage={false} />;
  const needed = namesOf(target, all).full;
  return (
    <Card title={words.switchTitle}>
      <Stack gap="5">
        <Text>{words.switchText(needed, namesOf(place, all).full)}</Text>
        <Inline justify="end">
          <Button onPress={() => choose(target)}>{words.switch(needed)}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}
