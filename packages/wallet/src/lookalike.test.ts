import { expect, it } from 'vitest';
import { findLookalike } from './index.ts';

const KNOWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const TWIN = '0x9858000000000000000000000000000000000A94'.replace('0A94', 'da94');

it('[WALLET-5] an address with the same four characters at both ends as a known one is a reason to warn', () => {
  const found = findLookalike(TWIN, ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', KNOWN]);
  expect(found?.known).toBe(KNOWN);
  const marked = found?.differing ?? [];
  expect(marked.every((at) => at >= 6 && at < 38)).toBe(true);
  // Characters that are not marked are the same in both.
  const same = Array.from(TWIN, (_, at) => at).filter((at) => !marked.includes(at));
  expect(same.map((at) => TWIN[at]?.toLowerCase())).toEqual(same.map((at) => KNOWN[at]?.toLowerCase()));
  expect(marked.some((at) => TWIN[at]?.toLowerCase() === KNOWN[at]?.toLowerCase())).toBe(false);
});

it.each([
  ['the known address itself', KNOWN, [KNOWN]],
  ['the known address in other letters', KNOWN.toLowerCase(), [KNOWN]],
  ['a known address that has a twin among the known', TWIN, [KNOWN, TWIN]],
  ['three characters at the end', TWIN.replace(/da94$/, 'ba94'), [KNOWN]],
  ['three characters at the start', TWIN.replace('0x9858', '0x9857'), [KNOWN]],
  ['nothing known', TWIN, []],
  // Every address of this kind begins with bc1q.
  ['bc1q alone', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kz306fyu']],
  [
    'another case of base58',
    'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    ['hagk1111111111111111111111111111111111111pqk'],
  ],
])('[WALLET-5] %s is not a lookalike', (_, address, known) => {
  expect(findLookalike(address, known)).toBeNull();
});

it.each([
  ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'bc1qcr8tqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6fyu'],
  ['BC1QCR8TE4KR609GCAWUTMRZA0J4XV80JY8Z306FYU', 'bc1qcr8tqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6fyu'],
  ['HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk', 'HAgk11111111111111111111111111111111111DKpqk'],
])('[WALLET-5] %s looks like %s', (address, known) => {
  expect(findLookalike(address, [known])?.known).toBe(known);
});
