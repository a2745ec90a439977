import type { AddressPlace, SavedAddress } from '../../api/savedAddresses.ts';

/** Only these chains use upper and lower case as a checksum alone. */
const IGNORES_CASE: readonly SavedAddress['chain'][] = ['ethereum', 'bnb'];

/** The saved addresses of a network, in their order. */
export function savedIn(saved: readonly SavedAddress[], { chain, network }: AddressPlace): readonly SavedAddress[] {
  return saved.filter((one) => one.chain === chain && one.network === network);
}

/** The saved address that a text is; undefined if it is not saved on that network (ADDR-1). */
export function savedAt(saved: readonly SavedAddress[], place: AddressPlace, text: string): SavedAddress | undefined {
  const normal = (address: string) => (IGNORES_CASE.includes(place.chain) ? address.toLowerCase() : address);
  return savedIn(saved, place).find(({ address }) => normal(address) === normal(text.trim()));
}
