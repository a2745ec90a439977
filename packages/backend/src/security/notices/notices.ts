import { type Cents, toText } from '../../money.ts';

/** The text of a security notice. It contains no secrets, and destinations are masked (PAYOUT-5). */
export interface Notice {
  /** Receives the site's name. */
  readonly subject: (name: string) => string;
  /** Paragraphs; receives the site's name. */
  readonly lines: (name: string) => readonly string[];
}

/** The password of an account was changed (AUTH-1, CARD-3). */
export const passwordChanged: Notice = {
  subject: (name) => `Your password for ${name} was changed`,
  lines: (name) => [`The password of your account at ${name} was changed, and every other browser was logged out.`],
};

/** The kinds of changes of an account's second factors. */
export type FactorChange = 'added' | 'removed' | 'newCodes' | 'reset';

const CHANGES: Readonly<Record<FactorChange, string>> = {
  added: 'A second factor was added to',
  removed: 'A second factor was removed from',
  newCodes: 'New recovery codes were made for',
  reset: 'Every second factor was removed, at the request of its owner, from',
};

/** A second factor was changed (AUTH-4). */
export function factorChange(change: FactorChange): Notice {
  return {
    subject: (name) => `How you log in to ${name} was changed`,
    lines: (name) => [`${CHANGES[change]} your account at ${name}.`],
  };
}

/** A recovery code was used to sign in (AUTH-4). */
export const recoveryCodeUsed: Notice = {
  subject: (name) => `A recovery code was used to log in to ${name}`,
  lines: (name) => [
    `Somebody logged in to your account at ${name} with your password and one of your recovery codes. That code does not work again.`,
  ],
};

/** A sign-in from an unknown browser; `browser` is the result of `browserName`. */
export function newBrowser({ browser, at }: { readonly browser: string; readonly at: Date }): Notice {
  return {
    subject: (name) => `New login to your account at ${name}`,
    lines: (name) => [
      `Somebody logged in to your account at ${name} from a browser that we had not seen with it before.`,
      `Browser: ${browser}. Time: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    ],
  };
}

/** The chain and the complete address of a saved address; a mail shows the last four characters. */
export interface MailedAddress {
  readonly chain: keyof typeof CHAINS;
  readonly address: string;
}

/** An address was saved in the address book (ADDR-2). Without its label, which may be any text. */
export function addressSaved({ chain, address }: MailedAddress): Notice {
  return {
    subject: (name) => `An address was saved in your account at ${name}`,
    lines: (name) => [
      `The ${CHAINS[chain]} address ****${address.slice(-4)} was saved in the address book of your account at ${name}. It is offered when you withdraw or send coins.`,
    ],
  };
}

const CHAINS = {
  ethereum: 'Ethereum',
  bnb: 'BNB Smart Chain',
  bitcoin: 'Bitcoin',
  dogecoin: 'Dogecoin',
  solana: 'Solana',
} as const;

/** The events of a withdrawal that are mailed. */
export type WithdrawalStage = 'requested' | 'completed' | 'returned';

/** The data of a withdrawal that a mail may contain. */
export interface MailedWithdrawal {
  readonly cents: Cents;
  readonly method: string;
  /** Masked. */
  readonly destination: string;
}

const WITHDRAWN: Readonly<Record<WithdrawalStage, string>> = {
  requested: 'was requested',
  completed: 'was paid out',
  returned: 'could not be paid out. The amount is available again in your account',
};

/** A withdrawal was requested, paid out, or returned. */
export function withdrawalNotice(stage: WithdrawalStage, { cents, method, destination }: MailedWithdrawal): Notice {
  const amount = toText(cents);
  return {
    subject: (name) => `Your withdrawal at ${name}: ${stage}`,
    lines: (name) => [
      `A withdrawal of ${amount} from your account at ${name}, by ${METHODS[method] ?? method} to ${destination}, ${WITHDRAWN[stage]}.`,
    ],
  };
}

const METHODS: Readonly<Record<string, string>> = {
  bank: 'bank transfer',
  bitcoin: 'Bitcoin',
  etherium: 'Ethereum',
  cashapp: 'Cashapp',
  zelle: 'Zelle',
};

/** The events of a purchase of the wallet that are mailed. */
export type PurchaseStage = 'ordered' | 'settled';

/** The data of a purchase that a mail may contain. */
export interface MailedPurchase {
  readonly cents: Cents;
  readonly quantity: string;
  readonly asset: string;
  /** The complete address of the coins; a mail shows its last four characters. Null if the order has none. */
  readonly address: string | null;
}

/** A purchase was ordered, or its coins were delivered. */
export function purchaseNotice(stage: PurchaseStage, { cents, quantity, asset, address }: MailedPurchase): Notice {
  const to = address === null ? '' : `, to ****${address.slice(-4)}`;
  return {
    subject: (name) => `Your purchase at ${name}: ${stage}`,
    lines: (name) => [
      `A purchase of ${quantity} ${asset} for ${toText(cents)} from your account at ${name}${to}, was ${stage}.`,
    ],
  };
}
