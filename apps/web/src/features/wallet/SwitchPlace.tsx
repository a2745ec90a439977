import { Select } from '@keel/ui';
import type { Place } from './chain/place.ts';
import { usePlace } from './usePlace.ts';
import { namesOf } from './usePlaceNames.ts';
import { useWords } from './words.ts';

const id = ({ chain, network, address }: Place) => `${chain} ${network} ${address}`;

/** Switches the wallet to another chain or network (WALLET-4, SESS-1). */
export function SwitchPlace() {
  const words = useWords();
  const { place, places, choose } = usePlace();
  if (place === null) return null;
  // Until the worker has derived the others, the list has only the current one, so that what is below stays where it is.
  const known = places.length === 0 ? [place] : places;
  const isSameNetwork = (each: Place) => each.chain === place.chain && each.network === place.network;
  const options = known.map((each) => {
    const { full } = namesOf(each, words);
    // Derivation paths of other wallets lead to more addresses on one network.
    const sameChain = places.filter(({ chain, network }) => chain === each.chain && network === each.network);
    return {
      value: id(each),
      label: sameChain.length > 1 ? words.home.addressNumber(full, sameChain.indexOf(each) + 1) : full,
    };
  });
  return (
    <Select
      label={words.home.switch}
      {...(places.filter(isSameNetwork).length > 1 && { description: words.home.addressNumberHint })}
      options={options}
      value={id(place)}
      onChange={(value) => {
        const next = known.find((each) => id(each) === value);
        if (next) choose(next);
      }}
    />
  );
}
