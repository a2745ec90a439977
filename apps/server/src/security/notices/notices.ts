import { type Cents, toText } from '../../money.ts';

/** What a security notice tells, in a sentence or two that hold no secret: destinations are masked (PAYOUT-5). */
export interface Notice {
  /** Of the site's name. */
  readonly subject: (name: string) => string;
  /** Paragraphs, of the site's name. */
  readonly lines: (name: string) => readonly string[];
}

/** The password of an account is another one (AUTH-1, CARD-3). */
export const passwordChanged: Notice = {
  subject: (name) => `Your password for ${name} was changed`,
  lines: (name) => [`The password of your account at ${name} was changed, and every other browser was logged out.`],
};

/** What can happen to the second factors of an account. */
export type FactorChange = 'added' | 'removed' | 'newCodes' | 'reset';

const CHANGES: Readonly<Record<FactorChange, string>> = {
  added: 'A second factor was added to',
  removed: 'A second factor was removed from',
  newCodes: 'New recovery codes were made for',
  reset: 'Every second factor was removed, at the request of its owner, from',
};

/** What an account is opened with besides the password has changed (AUTH-4). */
export function factorChange(change: FactorChange): Notice {
  return {
    subject: (name) => `How you log in to ${name} was changed`,
    lines: (name) => [`${CHANGES[change]} your account at ${name}.`],
  };
}

/** One of the recovery codes opened the account (AUTH-4). */
export const recoveryCodeUsed: Notice = {
  subject: (name) => `A recovery code was used to log in to ${name}`,
  lines: (name) => [
    `Somebody logged in to your account at ${name} with your password and one of your recovery codes. That code does not work again.`,
  ],
};

/** A sign-in from a browser that the account did not know; `browser` as `browserName` calls it. */
export function newBrowser({ browser, at }: { readonly browser: string; readonly at: Date }): Notice {
  return {
    subject: (name) => `New login to your account at ${name}`,
    lines: (name) => [
      `Somebody logged in to your account at ${name} from a browser that we had not seen with it before.`,
      `Browser: ${browser}. Time: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    ],
  };
}

/** What happened to a withdrawal that its investor is told by mail. */
export type WithdrawalStage = 'requested' | 'completed' | 'returned';

/** A withdrawal, as far as a mail may tell. */
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

/** A withdrawal was requested, paid out, or came back. */
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

/** What happened to a purchase of the wallet that its investor is told by mail. */
export type PurchaseStage = 'ordered' | 'settled';

/** A purchase, as far as a mail may tell. */
export interface MailedPurchase {
  readonly cents: Cents;
  readonly quantity: string;
  readonly asset: string;
  /** The whole address of the coins; a mail shows its last four characters. Null where the order has none. */
  readonly address: string | null;
}

/** A purchase was ordered, or its coins are on their address. */
export function purchaseNotice(stage: PurchaseStage, { cents, quantity, asset, address }: MailedPurchase): Notice {
  const to = address === null ? '' : `, to ****${address.slice(-4)}`;
  return {
    subject: (name) => `Your purchase at ${name}: ${stage}`,
    lines: (name) => [
      `A purchase of ${quantity} ${asset} for ${toText(cents)} from your account at ${name}${to}, was ${stage}.`,
    ],
  };
}
