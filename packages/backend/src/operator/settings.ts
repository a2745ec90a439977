import { isBase58Address } from '../addresses/base58Address.ts';
import { isBitcoinAddress } from '../addresses/bitcoinAddress.ts';
import { isDogecoinAddress } from '../addresses/dogecoinAddress.ts';
import { isEthereumAddress } from '../addresses/ethereumAddress.ts';
import { isSolanaAddress } from '../addresses/solanaAddress.ts';
import { isXrpAddress } from '../addresses/xrpAddress.ts';
import {
  LIMIT_ACCOUNT_DAY,
  LIMIT_DAY,
  LIMIT_PER_PAYOUT,
  NO_LIMIT,
  type PayoutLimit,
} from '../decisions/payoutLimits.ts';
import { IDENTITY_RULES, IDENTITY_SETTING } from '../decisions/payoutRestriction.ts';
import {
  isPurchaseExpiry,
  PURCHASE_EXPIRY_EXPECTED,
  PURCHASE_EXPIRY_HOURS,
  PURCHASE_EXPIRY_SETTING,
} from '../decisions/purchaseExpiry.ts';
import { isSaleBand, SALE_BAND_BPS, SALE_BAND_EXPECTED, SALE_BAND_SETTING } from '../desk/saleBand.ts';
import { DEPOSIT_TYPES, METHODS_SETTING, readMethods } from '../modules/deposits/depositMethods.ts';
import type { RECEIVING_ADDRESSES } from '../modules/deposits/receivingAddresses.ts';
import { REQUIRE_FACTOR, STEP_UP_FROM } from '../modules/factors/rules.ts';
import {
  isMinimumOrder,
  MINIMUM_ORDER,
  MINIMUM_ORDER_EXPECTED,
  MINIMUM_ORDER_SETTING,
} from '../modules/orders/minimumOrder.ts';
import { COOLING_OFF_EXPECTED, COOLING_OFF_SETTING, isCoolingOff } from '../modules/payouts/settings.ts';
import {
  isOpenWithdrawals,
  OPEN_WITHDRAWALS,
  OPEN_WITHDRAWALS_EXPECTED,
  OPEN_WITHDRAWALS_SETTING,
} from '../modules/withdrawals/rules.ts';
import {
  isRetentionYears,
  RETENTION_YEARS,
  RETENTION_YEARS_EXPECTED,
  RETENTION_YEARS_SETTING,
} from '../retention/retentionYears.ts';
import { isRetentionDays, RETENTION_DAYS_EXPECTED, SECURITY_LOG_DAYS } from '../retention/rules.ts';
import { kinds } from './field.ts';
import { SECOND_PERSON_FROM } from './secondPerson.ts';

interface Setting {
  readonly meaning: string;
  readonly fits: (value: string) => boolean;
  /** Describes valid values, for error messages. */
  readonly expected: string;
}

function address(chain: string, fits: (value: string) => boolean): Setting {
  return { meaning: `The receiving address of deposits by ${chain}.`, fits, expected: `an address of ${chain}` };
}

function text(meaning: string, max: number): Setting {
  return { meaning, fits: (value) => Array.from(value).length <= max, expected: `a text of at most ${max} characters` };
}

/** PAYOUT-3: the setting of a limit. */
function limit(key: PayoutLimit, of: string): readonly [PayoutLimit, Setting] {
  return [
    key,
    {
      meaning: `The amount that may leave ${of} without an operator's approval; default: nothing in live mode.`,
      fits: (value) => value === NO_LIMIT || kinds.amount.read(value) !== undefined,
      expected: `${kinds.amount.expected}, or "${NO_LIMIT}"`,
    },
  ];
}

const bitcoin = address('Bitcoin', (value) => isBitcoinAddress(value, 'main'));
const ethereum = address('Ethereum', isEthereumAddress);
const solana = address('Solana', isSolanaAddress);
const tron = address('Tron', (value) => isBase58Address(value, 'tron'));
const usdt = address('USDT', (value) => ethereum.fits(value) || tron.fits(value) || solana.fits(value));

const RECEIVING: Readonly<Record<(typeof RECEIVING_ADDRESSES)[number], Setting>> = {
  bitcoin,
  etherium: ethereum,
  xrp: address('XRP', isXrpAddress),
  solana,
  usdtsolana: address('USDT on Solana', isSolanaAddress),
  bnb: address('BNB (BNB Smart Chain)', isEthereumAddress),
  dodge: address('Dogecoin', (value) => isDogecoinAddress(value, 'main')),
  bitcoinwalletaddress: bitcoin,
  ethereumwalletaddress: ethereum,
  usdt_walletaddress: usdt,
  usdt_erc20walletaddress: address('USDT (ERC-20)', isEthereumAddress),
  usdt_trc20walletaddress: address('USDT (TRC-20)', tron.fits),
};

const FIGURES = { referralBonusPercent: 40, totalDepositPercent: 40, liveTraders: 40 } as const;

/** All settings (OPS-1). A figure is only shown as real together with its source (HONEST-2). */
export const SETTINGS: ReadonlyMap<string, Setting> = new Map([
  ...Object.entries(RECEIVING).map(([name, setting]) => [`address.${name}`, setting] as const),
  ...DEPOSIT_TYPES.map(
    (type) =>
      [`instructions.${type}`, text(`How to pay a deposit by ${type}, as shown to investors (PAY-5).`, 1000)] as const,
  ),
  [
    METHODS_SETTING,
    {
      meaning: 'The payment methods of a new deposit, in the order of the form.',
      fits: (value: string) => readMethods(value) !== undefined,
      expected: `some of these, with "; " between them: ${DEPOSIT_TYPES.join('; ')}`,
    },
  ] as const,
  ['site.name', text('The name of the site, in the app and in mails.', 40)] as const,
  [
    'site.colour',
    {
      meaning: 'The colour of buttons in mails.',
      fits: (value: string) => /^#[\da-f]{6}$/i.test(value),
      expected: 'a colour such as #0b5c4a',
    },
  ] as const,
  [
    'site.logo',
    {
      meaning: 'The logo in mails, in place of the name.',
      fits: (value: string) => URL.canParse(value) && value.startsWith('https://') && value.length <= 500,
      expected: 'the https address of an image',
    },
  ] as const,
  ['site.riskNotice', text('The notice on plans, deposit and purchases (HONEST-4).', 2000)] as const,
  ...Object.entries(FIGURES).flatMap(([name, max]) => [
    [`site.${name}`, text('A figure; only shown as real with its source.', max)] as const,
    [`site.${name}Source`, text('What backs the figure.', 300)] as const,
  ]),
  [
    IDENTITY_SETTING,
    {
      meaning: 'Whether payouts require an approved identity; default: yes in live mode.',
      fits: (value: string) => IDENTITY_RULES.some((rule) => rule === value),
      expected: IDENTITY_RULES.join(' or '),
    },
  ] as const,
  [
    COOLING_OFF_SETTING,
    {
      meaning: 'Hours without payouts after a password change; default: 24 in live mode.',
      fits: isCoolingOff,
      expected: COOLING_OFF_EXPECTED,
    },
  ] as const,
  [
    OPEN_WITHDRAWALS_SETTING,
    {
      meaning: `The highest number of pending withdrawals per account; default: ${OPEN_WITHDRAWALS}.`,
      fits: isOpenWithdrawals,
      expected: OPEN_WITHDRAWALS_EXPECTED,
    },
  ] as const,
  [
    MINIMUM_ORDER_SETTING,
    {
      meaning: `The minimum amount of an order at the desk, in US dollars; default: ${MINIMUM_ORDER}.`,
      fits: isMinimumOrder,
      expected: MINIMUM_ORDER_EXPECTED,
    },
  ] as const,
  [
    SALE_BAND_SETTING,
    {
      meaning: `By how many percent the proceeds of a sale may differ from its quote before an operator has to decide, and the price of a purchase at its approval; default: ${SALE_BAND_BPS / 100}.`,
      fits: isSaleBand,
      expected: SALE_BAND_EXPECTED,
    },
  ] as const,
  [
    PURCHASE_EXPIRY_SETTING,
    {
      meaning: `Hours after which a pending purchase at the desk expires and its amount is available again; default: ${PURCHASE_EXPIRY_HOURS}.`,
      fits: isPurchaseExpiry,
      expected: PURCHASE_EXPIRY_EXPECTED,
    },
  ] as const,
  limit(LIMIT_PER_PAYOUT, 'in one payout'),
  limit(LIMIT_ACCOUNT_DAY, 'one account within 24 hours'),
  limit(LIMIT_DAY, 'all accounts within 24 hours'),
  [
    SECOND_PERSON_FROM,
    {
      meaning:
        'The amount from which two people must start a withdrawal, approve a purchase above a limit, confirm a deposit or make an entry in the books.',
      fits: (value: string) => kinds.amount.read(value) !== undefined,
      expected: kinds.amount.expected,
    },
  ] as const,
  [
    REQUIRE_FACTOR,
    {
      meaning: 'Whether moving money requires a second factor; default: no (AUTH-4).',
      fits: (value: string) => value === 'yes',
      expected: 'yes',
    },
  ] as const,
  [
    SECURITY_LOG_DAYS,
    {
      meaning: 'Days for which the security log is kept; default: 365 (AUTH-8).',
      fits: isRetentionDays,
      expected: RETENTION_DAYS_EXPECTED,
    },
  ] as const,
  [
    RETENTION_YEARS_SETTING,
    {
      meaning: `Years for which the identity of a closed account is kept; default: ${RETENTION_YEARS} (AUTH-9).`,
      fits: isRetentionYears,
      expected: RETENTION_YEARS_EXPECTED,
    },
  ] as const,
  [
    STEP_UP_FROM,
    {
      meaning: 'The amount from which a payout requires step-up authentication; default: never (PAYOUT-4).',
      fits: (value: string) => kinds.amount.read(value) !== undefined,
      expected: kinds.amount.expected,
    },
  ] as const,
]);
