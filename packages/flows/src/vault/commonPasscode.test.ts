import { expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { isCommonPasscode } from './commonPasscode.ts';

it.each([
  '111111',
  '000000',
  '121212',
  '123123',
  '112233',
  '998877',
  '123321',
  'aaaaaa',
  'xyxyxyxy',
  '123456',
  '345678',
  '654321',
  '987654',
  '789012',
  '321098',
  '12345678',
  '0123456789',
  '311299',
  '123199',
  '991231',
  '19991231',
  '31121999',
  '12311999',
  '199912',
  '121999',
  '010100',
  '159753',
  '789456',
  '147258',
  '696969',
  '314159',
  '134679',
  '520131',
  '102030',
])('[WALLET-1] %s is refused as easy to guess (W-4)', (passcode) => {
  expect(isCommonPasscode(new Secret(passcode))).toBe(true);
});

it.each(['274910', '508163', '471398', '890435', '913276', 'opensesame', '12345 6', '1234567a', '32134999'])(
  '[WALLET-1] %s is accepted (W-4)',
  (passcode) => {
    expect(isCommonPasscode(new Secret(passcode))).toBe(false);
  },
);

it('[WALLET-1] nearly nine of ten six-digit passcodes remain available (W-4)', () => {
  let refused = 0;
  for (let at = 0; at < 1_000_000; at += 1) {
    if (isCommonPasscode(new Secret(String(at).padStart(6, '0')))) refused += 1;
  }
  expect(refused).toBeGreaterThan(90_000);
  expect(refused).toBeLessThan(120_000);
});
