import type { AddressProblem } from './address/check.ts';
import type { AmountProblem } from './amount.ts';
import type { ChainId } from './chains.ts';
import type { FundsProblem } from './funds.ts';
import type { UriProblem } from './uri/types.ts';

/** Messages under the address field (WALLET-5). The requirement has no texts for them. */
export const ADDRESS_WORDS: Readonly<Record<AddressProblem, string>> = {
  empty: 'Enter the address to send to.',
  malformed: 'This is not an address.',
  checksum: 'A character of this address is wrong. Copy it again.',
  wrongChain: 'This address belongs to another chain. What is sent to it from here is lost.',
  wrongNetwork: 'This address belongs to another network of this chain.',
  unknownWitness: 'This kind of address is too new for this wallet. Ask for another one.',
  zero: 'Nobody holds the key of this address. What is sent to it is lost.',
  own: 'This is your own address.',
  tokenContract: 'This is the address of a token, not of a person. What is sent to it is lost.',
  notAWallet: 'This is the address of a program, not of a person.',
};

/** Messages under the amount field (WALLET-5). */
export const AMOUNT_WORDS: Readonly<Record<AmountProblem | Exclude<FundsProblem, 'feeTooHigh'>, string>> = {
  empty: 'Enter an amount.',
  notANumber: 'Write the amount in digits, with a point before the decimals.',
  tooManyDecimals: 'This has more decimals than the coin.',
  zero: 'Enter an amount above zero.',
  tooLarge: 'This is more than there can be.',
  aboveBalance: 'This is more than the wallet holds.',
  feeAboveBalance: 'The wallet holds the amount, but not the fee on top of it.',
  noCoinForFee: 'The fee is paid in the chain’s own coin, and the wallet does not hold enough of it.',
  dust: 'The network does not carry so small an amount.',
  tooManyCoins: 'This is made of more received payments than one transfer can take. Send less, and the rest after it.',
  belowRent: 'The recipient’s account is new, and Solana asks for a larger first amount.',
  leavesTooLittle: 'Too little would be left for Solana to keep your account. Send all of it, or less.',
  otherDecimals:
    'The contract of this token counts in other decimals than the token that this wallet knows, so it is not that token. Nothing was sent.',
};

/** Messages under the amount field if the fee is above its ceiling, `FEE_CEILINGS` (WALLET-5). */
export const FEE_CEILING_WORDS: Readonly<Record<ChainId, string>> = {
  ethereum: 'The network asks for a fee above 0.2 ETH, the most that this wallet pays for a transfer. Try again later.',
  bnb: 'The network asks for a fee above 0.1 BNB, the most that this wallet pays for a transfer. Try again later.',
  bitcoin: 'The network asks for a fee above 0.02 BTC, the most that this wallet pays for a transfer. Try again later.',
  dogecoin:
    'The network asks for a fee above 100 DOGE, the most that this wallet pays for a transfer. Try again later.',
  solana: 'The network asks for a fee above 0.1 SOL, the most that this wallet pays for a transfer. Try again later.',
};

/** Messages for a scanned or pasted payment link that is refused (WALLET-5). */
export const URI_WORDS: Readonly<Record<UriProblem, string>> = {
  notALink: 'This is not a payment link.',
  malformed: 'This payment link is damaged.',
  unsupported: 'This payment link asks for something that this wallet cannot do.',
  unknownNetwork: 'This payment link is for a network that this wallet does not have.',
  unknownToken: 'This payment link asks for a token that this wallet does not have.',
  amount: 'The amount in this payment link is not valid.',
};
