import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('[PROF-1] quotes cells with a comma, a quote or a line break, and leaves missing values empty', () => {
    expect(toCsv(['id', 'a,b', 'c'], [['say "x"', 'one\ntwo', null]])).toBe(
      'id,"a,b",c\r\n"say ""x""","one\ntwo",\r\n',
    );
  });

  it('[PROF-1] keeps negative amounts, and no cell is a formula', () => {
    expect(toCsv(['a', 'b', 'c', 'd'], [['-3.10', '=1+1', '@sum', '-x']])).toBe("a,b,c,d\r\n-3.10,'=1+1,'@sum,'-x\r\n");
  });
});
