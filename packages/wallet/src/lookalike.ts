/** A known address that another one may be mistaken for. */
export interface Lookalike {
  readonly known: string;
  /** The positions, from 0, at which the two differ, in either of them; for marking when both are shown in full. */
  readonly differing: readonly number[];
}

/** The number of characters at each end that people compare. */
const COMPARED = 4;

/**
 * Finds a different known address with the same first four and last four characters. Scammers generate such addresses
 * (address poisoning), so that they are copied by mistake from a list of past transfers.
 *
 * Prefixes that every address of a chain has (`0x`, `bc1q`) do not count.
 *
 * @param known addresses that the person sent to or saved; never those that only paid in, since anybody can create such
 * payments
 */
export function findLookalike(address: string, known: readonly string[]): Lookalike | null {
  const ownBody = body(address);
  // An exact match is a known address, even if others look similar.
  if (known.some((one) => body(one) === ownBody)) return null;
  const found = known.find((one) => {
    const other = body(one);
    return (
      ownBody.slice(0, COMPARED) === other.slice(0, COMPARED) && ownBody.slice(-COMPARED) === other.slice(-COMPARED)
    );
  });
  return found === undefined ? null : { known: found, differing: differences(address, found) };
}

/** The address without its constant prefix; in lower case if case has no meaning. */
function body(address: string): string {
  const text = /^(0x|bc1|tb1)/i.test(address) ? address.toLowerCase() : address;
  return text.replace(/^(0x|(bc|tb)1[a-z0-9])/, '');
}

function differences(one: string, other: string): number[] {
  const [left, right] = /^0x/i.test(one) ? [one.toLowerCase(), other.toLowerCase()] : [one, other];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => at).filter(
    (at) => left[at] !== right[at],
  );
}
