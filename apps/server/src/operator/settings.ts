import { isBase58Address } from '../addresses/base58Address.ts';
import { isBitcoinAddress } from '../addresses/bitcoinAddress.ts';
import { isEthereumAddress } from '../addresses/ethereumAddress.ts';
import { isSolanaAddress } from '../addresses/solanaAddress.ts';
import { isXrpAddress } from '../addresses/xrpAddress.ts';
import type { ADDRESSES } from '../modules/account/getUserByToken.ts';
import { kinds } from './field.ts';
import { SECOND_PERSON_FROM } from './secondPerson.ts';

interface Setting {
  readonly meaning: string;
  readonly fits: (value: string) => boolean;
  /** What is wanted, for whoever wrote something else. */
  readonly wants: string;
}

function address(chain: string, fits: (value: string) => boolean): Setting {
  return { meaning: `Where deposits by ${chain} are paid to.`, fits, wants: `an address of ${chain}` };
}

function text(meaning: string, max: number): Setting {
  return { meaning, fits: (value) => Array.from(value).length <= max, wants: `a text of at most ${max} characters` };
}

const bitcoin = address('Bitcoin', (value) => isBitcoinAddress(value, 'main'));
const ethereum = address('Ethereum', isEthereumAddress);
const solana = address('Solana', isSolanaAddress);
const tron = address('Tron', (value) => isBase58Address(value, 'tron'));
const usdt = address('USDT', (value) => ethereum.fits(value) || tron.fits(value) || solana.fits(value));

const RECEIVING: Readonly<Record<(typeof ADDRESSES)[number], Setting>> = {
  bitcoin,
  etherium: ethereum,
  xrp: address('XRP', isXrpAddress),
  solana,
  usdtsolana: address('USDT on Solana', isSolanaAddress),
  bnb: address('BNB (BNB Smart Chain)', isEthereumAddress),
  dodge: address('Dogecoin', (value) => isBase58Address(value, 'dogecoin')),
  bitcoinwalletaddress: bitcoin,
  ethereumwalletaddress: ethereum,
  usdt_walletaddress: usdt,
  usdt_erc20walletaddress: address('USDT (ERC-20)', isEthereumAddress),
  usdt_trc20walletaddress: address('USDT (TRC-20)', tron.fits),
};

const FIGURES = { referralBonusPercent: 40, totalDepositPercent: 40, liveTraders: 40 } as const;

/** Everything that can be set (OPS-1). A figure is shown as real only with its source (HONEST-2). */
export const SETTINGS: ReadonlyMap<string, Setting> = new Map([
  ...Object.entries(RECEIVING).map(([name, setting]) => [`address.${name}`, setting] as const),
  ['site.riskNotice', text('The notice on plans, deposit and purchases (HONEST-4).', 2000)] as const,
  ...Object.entries(FIGURES).flatMap(([name, max]) => [
    [`site.${name}`, text('A figure; real only with its source.', max)] as const,
    [`site.${name}Source`, text('What backs the figure.', 300)] as const,
  ]),
  [
    SECOND_PERSON_FROM,
    {
      meaning: 'From which amount on two people must complete a withdrawal.',
      fits: (value: string) => kinds.amount.read(value) !== undefined,
      wants: kinds.amount.wants,
    },
  ] as const,
]);
