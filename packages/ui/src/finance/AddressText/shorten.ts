const HEAD = 6;
const TAIL = 4;

/** The first six and the last four characters with an ellipsis between, if that is shorter than the whole. */
export function shorten(address: string): string {
  const characters = Array.from(address);
  if (characters.length <= HEAD + TAIL + 1) return address;
  return `${characters.slice(0, HEAD).join('')}…${characters.slice(-TAIL).join('')}`;
}

/** In groups of four, the last one with the rest; the `0x` of an EVM address is a separate group. */
export function groups(address: string): readonly string[] {
  const prefix = address.startsWith('0x') ? '0x' : '';
  const characters = Array.from(address.slice(prefix.length));
  const fours = Array.from({ length: Math.ceil(characters.length / 4) }, (_, place) =>
    characters.slice(place * 4, place * 4 + 4).join(''),
  );
  return prefix === '' ? fours : [prefix, ...fours];
}
