import { expect, it } from 'vitest';
import type { NetworkTransfer } from './chain/ChainPort.ts';
import { historyCsv } from './historyCsv.ts';

it('[WALLET-8, HONEST-6] a history is a CSV file with exact amounts, and empty cells for what is not known (W-gaps 1)', () => {
  const received: NetworkTransfer = {
    txId: '0xabc',
    direction: 'in',
    asset: 'ETH',
    units: 1_234_567_890_123_456_789n,
    decimals: 18,
    other: '=0xB',
    at: 1_700_000_000_000,
    state: 'confirmed',
  };
  const unknown: NetworkTransfer = {
    ...received,
    txId: 'sig',
    direction: null,
    units: null,
    other: null,
    at: null,
    state: 'failed',
  };
  expect(historyCsv([received, unknown])).toBe(
    'date,direction,address,amount,asset,state,transaction\r\n' +
      "2023-11-14T22:13:20.000Z,in,'=0xB,1.234567890123456789,ETH,confirmed,0xabc\r\n" +
      ',,,,,failed,sig\r\n',
  );
});
