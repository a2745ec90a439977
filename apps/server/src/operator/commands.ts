import { argument, content, type Field, flag, kinds, needed, path, pathFlag, word } from './field.ts';
import { LISTING, PAGING } from './listPage.ts';
import { ROLES } from './roles.ts';

/** The definition of an operator command. */
interface Command {
  readonly summary: string;
  /** A `final` command cannot be undone, so it asks for confirmation. */
  readonly effect: 'reads' | 'changes' | 'final';
  /** Whether it also works without a server, or only then. */
  readonly without?: 'possible' | 'only';
  /** Its rows are always CSV. */
  readonly isCsv?: boolean;
  readonly fields: Readonly<Record<string, Field<unknown>>>;
}

const who = argument(kinds.who);
const id = argument(kinds.id);
const reason = needed(kinds.reason);
const registration = needed(kinds.registration);
/** A period from `from` (inclusive) to `to` (exclusive); unlimited by default. */
const REPORT = { from: flag(kinds.date), to: flag(kinds.date), csv: flag(kinds.yes) } as const;

/**
 * The contract of the operator channel (OPS-1): the terminal derives its arguments, its help and its questions from it,
 * the server its validation.
 */
export const COMMANDS = {
  'deposits list': {
    summary: 'Deposits, longest waiting first; those that wait unless --status says otherwise.',
    effect: 'reads',
    fields: { status: flag(word(['pending', 'confirmed', 'declined', 'all'])), ...LISTING },
  },
  'deposits show': {
    summary: 'One deposit, with what was announced and what was credited.',
    effect: 'reads',
    fields: { id },
  },
  'deposits confirm': {
    summary:
      'Credits a deposit to its investor: --amount is what came in, where that is not what was announced, --reference what the bank or the chain calls the payment.',
    effect: 'final',
    fields: { id, amount: flag(kinds.amountMoved), reference: flag(kinds.reference) },
  },
  'deposits decline': { summary: 'Refuses a deposit. No money moves.', effect: 'final', fields: { id, reason } },
  'withdrawals list': {
    summary: 'Withdrawals, longest waiting first, with where they go; those that wait unless --status says otherwise.',
    effect: 'reads',
    fields: {
      status: flag(word(['Pending', 'Processing', 'Completed', 'Rejected', 'Cancelled', 'Returned', 'all'])),
      ...LISTING,
    },
  },
  'withdrawals start': {
    summary:
      'Claims a withdrawal before you pay it: from then on nobody else can, and the investor cannot cancel it. --take-over claims one of another person.',
    effect: 'changes',
    fields: { id, 'take-over': flag(kinds.yes) },
  },
  'withdrawals complete': {
    summary: 'Says that the withdrawal you started was paid, with the reference of the payment. This sends no money.',
    effect: 'final',
    fields: { id, reference: needed(kinds.reference) },
  },
  'withdrawals return': {
    summary: 'Says that the withdrawal you started could not be paid; its amount is available again.',
    effect: 'final',
    fields: { id, reason },
  },
  'withdrawals reject': {
    summary: 'Refuses a withdrawal that nobody has started; its amount is available again.',
    effect: 'final',
    fields: { id, reason },
  },
  'orders list': {
    summary: 'Orders of the wallet, longest waiting first; those that wait unless --status says otherwise.',
    effect: 'reads',
    fields: { status: flag(word(['Pending', 'Completed', 'Rejected', 'all'])), ...LISTING },
  },
  'orders approve': {
    summary: 'Lets a purchase go on that is above a limit, as orders list says; the desk then pays it.',
    effect: 'changes',
    fields: { id },
  },
  'orders complete': {
    summary: 'Says that an order was carried out. What was sold to the desk is credited at the price of now.',
    effect: 'final',
    fields: { id },
  },
  'orders reject': { summary: 'Refuses an order; what it held comes back.', effect: 'final', fields: { id, reason } },
  'desk status': {
    summary: 'Whether the desk pays, or since when and why it is paused, and the address that it pays from.',
    effect: 'reads',
    fields: {},
  },
  'desk pause': {
    summary: 'Stops the desk from signing anything. What is signed is followed to its end, and sales are credited.',
    effect: 'changes',
    fields: { reason },
  },
  'desk resume': {
    summary:
      'Lets the desk pay again, where no network knows more of its transfers than the books. --accept-transfers says that you looked at those it named, and completed the orders that they paid.',
    effect: 'changes',
    fields: { 'accept-transfers': flag(kinds.yes) },
  },
  'desk sweep': {
    summary:
      "Moves what completed sales brought to the desk's own address: 100 sales at most unless --limit says otherwise, oldest first, and only where the network's fee is at most 5 % of the sale, or --max-fee percent. The fee is taken off coins; the desk sends the coins that a token needs for it.",
    effect: 'changes',
    fields: { limit: flag(kinds.rows), 'max-fee': flag(kinds.percent) },
  },
  'desk return': {
    summary:
      "Sends back what lies at the address of a sale that was rejected, or that is swept: too late, too little or too much. It goes to the seller's address, or to --to, for a network's fee of at most 5 % of the sale, or --max-fee percent.",
    effect: 'final',
    fields: { id, to: flag(kinds.address), 'max-fee': flag(kinds.percent) },
  },
  'books list': {
    summary: 'Adjustments and bonuses, oldest first.',
    effect: 'reads',
    fields: { kind: flag(word(['adjustment', 'bonus'])), ...LISTING },
  },
  'books adjust': {
    summary:
      'Corrects the balance of an investor by an entry: above 0 adds to it, below 0 takes what is available. The same one is not made twice, unless --id gives it a name of its own.',
    effect: 'final',
    fields: { who, amount: needed(kinds.amountSigned), reason, id: flag(kinds.entry) },
  },
  'books bonus': {
    summary:
      'Adds a bonus to the balance of an investor. The same one is not made twice, unless --id gives it a name of its own.',
    effect: 'final',
    fields: { who, amount: needed(kinds.amountMoved), reason, id: flag(kinds.entry) },
  },
  'report balances': {
    summary: 'What each investor had at --from and at --to, and what came and went between.',
    effect: 'reads',
    fields: REPORT,
  },
  'report liabilities': {
    summary:
      'What is owed to all investors, available and held, at --from and at --to, and the house accounts against it.',
    effect: 'reads',
    fields: REPORT,
  },
  'report payouts': {
    summary:
      'Withdrawals and purchases requested between --from and --to, with what they came to and their references.',
    effect: 'reads',
    fields: REPORT,
  },
  'kyc list': { summary: 'Who waits to be identified, longest waiting first.', effect: 'reads', fields: PAGING },
  'kyc show': {
    summary: 'What an investor handed in. The image by an address good for 5 minutes, or written to --image FILE.',
    effect: 'reads',
    fields: { who, image: pathFlag() },
  },
  'kyc approve': {
    summary: 'Identifies an investor by what kyc show showed, which verifies the account. Refused if it changed since.',
    effect: 'final',
    fields: { who, registration },
  },
  'kyc reject': {
    summary: 'Refuses what kyc show showed; the investor can hand in again. Refused if it changed since.',
    effect: 'changes',
    fields: { who, registration, reason },
  },
  'users list': {
    summary: 'Investors, oldest first; those with a text in name or email by --search.',
    effect: 'reads',
    fields: { search: flag(kinds.name), ...PAGING },
  },
  'users show': { summary: 'All that stands in an account, with its ids.', effect: 'reads', fields: { who } },
  'users suspend': {
    summary: 'Stops everything but looking for an account, and ends its sessions.',
    effect: 'changes',
    fields: { who, reason: flag(kinds.reason) },
  },
  'users restore': {
    summary: 'Lifts the suspension of an account; verifies one that is new.',
    effect: 'changes',
    fields: { who },
  },
  'users close': {
    summary: 'Closes an account with no money and nothing open in it, at the request of its person (AUTH-9).',
    effect: 'final',
    fields: { who, reason },
  },
  'users reset-factors': {
    summary: 'Takes every second factor from an account whose person has lost them, and ends its sessions.',
    effect: 'final',
    fields: { who, reason },
  },
  'users enable-wallet': { summary: 'Allows an account the wallet.', effect: 'changes', fields: { who } },
  'users disable-wallet': { summary: 'Takes the wallet from an account.', effect: 'changes', fields: { who } },
  'trades add': {
    summary: 'Adds a trade to an account. It is shown, and moves no balance.',
    effect: 'changes',
    fields: {
      who,
      pair: needed(kinds.pair),
      profit: needed(kinds.amount),
      loss: needed(kinds.amount),
      date: needed(kinds.date),
    },
  },
  'trades import': {
    summary: 'Adds the trades of a CSV file with the columns who,pair,profit,loss,date: all of them, or none.',
    effect: 'changes',
    fields: { file: content() },
  },
  'trades requests': {
    summary: 'What investors asked their manager to trade, longest waiting first.',
    effect: 'reads',
    fields: LISTING,
  },
  'investments set': {
    summary: 'Opens an investment out of the balance (--plan, --amount), sets what it earned, or ends it.',
    effect: 'changes',
    fields: {
      who,
      plan: flag(kinds.name),
      amount: flag(kinds.amount),
      profit: flag(kinds.amount),
      bonus: flag(kinds.amount),
      date: flag(kinds.date),
      end: flag(kinds.yes),
    },
  },
  'handlers set': {
    summary: 'Adds a deposit plan to an account, or changes the one of --id.',
    effect: 'changes',
    fields: {
      who,
      id: flag(kinds.id),
      status: flag(word(['active', 'paused', 'completed', 'expired'])),
      required: flag(kinds.count),
      made: flag(kinds.count),
      amount: flag(kinds.amount),
      start: flag(kinds.date),
      days: flag(kinds.count),
    },
  },
  'plans list': { summary: 'The plans, those that are not offered any more too.', effect: 'reads', fields: {} },
  'plans set': {
    summary: 'Adds or changes a plan; --features with semicolons between them.',
    effect: 'changes',
    fields: {
      name: argument(kinds.name),
      price: flag(kinds.amount),
      features: flag(kinds.value),
      offered: flag(word(['yes', 'no'])),
    },
  },
  notify: {
    summary: 'Sends an investor a message. The same one is not sent again while it is unread.',
    effect: 'changes',
    fields: { who, title: needed(kinds.title), message: needed(kinds.message) },
  },
  'settings list': { summary: 'The settings that can be set, and their values.', effect: 'reads', fields: {} },
  'settings set': {
    summary: 'Sets a setting; an empty value takes it back.',
    effect: 'changes',
    fields: { key: argument(kinds.key), value: argument(kinds.value) },
  },
  'operators list': {
    summary: 'Who may operate the site, with their roles; those who were removed too.',
    effect: 'reads',
    fields: {},
  },
  'operators add': {
    summary:
      'Adds an operator and prints their key, once. From the first one on, who must be an admin, every command needs a key.',
    effect: 'changes',
    fields: { name: argument(kinds.operator), role: needed(word(ROLES)) },
  },
  'operators role': {
    summary: 'Gives an operator another role.',
    effect: 'changes',
    fields: { name: argument(kinds.operator), role: needed(word(ROLES)) },
  },
  'operators renew': {
    summary: 'Gives an operator a new key and prints it, once; the one before does nothing any more.',
    effect: 'changes',
    fields: { name: argument(kinds.operator) },
  },
  'operators remove': {
    summary: 'Removes an operator; the key does nothing any more.',
    effect: 'changes',
    fields: { name: argument(kinds.operator) },
  },
  'operators recover': {
    summary:
      'Gives an operator a new key and the role admin, where no admin has a key any more. Works while no server runs.',
    effect: 'final',
    without: 'only',
    fields: { name: argument(kinds.operator) },
  },
  'keys list': {
    summary: 'The data keys, by names that tell nothing of them: which one seals, and where each stands.',
    effect: 'reads',
    fields: {},
  },
  'keys rotate': {
    summary: 'Makes a new data key, or takes up the one put before the others in KEEL_DATA_KEY, and seals all with it.',
    effect: 'changes',
    fields: {},
  },
  'keys abandon': {
    summary:
      'Tells what is lost with a data key that nobody has any more, and with --accept-loss goes on without it. Works while no server runs.',
    effect: 'changes',
    without: 'only',
    fields: { key: argument(kinds.dataKey), 'accept-loss': flag(kinds.yes) },
  },
  'audit list': {
    summary: 'What was done, by whom, oldest first; about one investor by --who, by one actor by --by.',
    effect: 'reads',
    fields: { by: flag(kinds.name), before: flag(kinds.date), ...LISTING },
  },
  'audit export': {
    summary:
      'The whole audit, or what was done from --from until --to, with the hashes of its chain. CSV, or JSON with --json.',
    effect: 'reads',
    isCsv: true,
    fields: { from: flag(kinds.date), to: flag(kinds.date) },
  },
  'audit security': {
    summary:
      'The security log, oldest first: logins of both outcomes and changes of how accounts are opened; of one investor, or of an e-mail without an account, by --of.',
    effect: 'reads',
    fields: { of: flag(kinds.who), before: flag(kinds.date), ...PAGING },
  },
  'ledger verify': {
    summary: 'Replays every transfer and walks both chains. --head proves that both go through a line of ledger head.',
    effect: 'reads',
    without: 'possible',
    fields: { head: flag(kinds.head) },
  },
  'ledger head': {
    summary: 'Prints where both chains end, signed: a line to keep or publish outside the database once a day.',
    effect: 'reads',
    without: 'possible',
    fields: {},
  },
  migrate: {
    summary: 'Brings the schema of the database up to date. Works while no server runs on this data folder.',
    effect: 'changes',
    without: 'possible',
    fields: {},
  },
  backup: {
    summary:
      'Writes database, keys and images into one file; --force replaces one that is there. It holds personal data: keep it locked away.',
    effect: 'reads',
    without: 'possible',
    fields: { file: path(), force: flag(kinds.yes) },
  },
  restore: {
    summary: 'Makes the database what it was. Works while no server runs; --force replaces what is there.',
    effect: 'final',
    without: 'only',
    fields: { file: path(), force: flag(kinds.yes) },
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

type Fields<Name extends CommandName> = (typeof COMMANDS)[Name]['fields'];

/** The parsed input of a command. */
export type Input<Name extends CommandName> = {
  readonly [Key in keyof Fields<Name>]: Fields<Name>[Key] extends Field<infer Value, infer Required>
    ? Required extends true
      ? Value
      : Value | undefined
    : never;
};

/** The input as the terminal sends it: unparsed texts. */
export type Written = Readonly<Record<string, string>>;

/** The definition of a command by its name. */
export function commandOf(name: string): Command | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name as CommandName] : undefined;
}

/** Parses the input of a command; the fault is a sentence about the first invalid value. */
export function readInput<Name extends CommandName>(
  name: Name,
  written: Written,
): { ok: true; input: Input<Name> } | { ok: false; fault: string } {
  const { fields }: Command = COMMANDS[name];
  const unknown = Object.keys(written).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) return { ok: false, fault: `${name} takes no ${unknown}.` };
  const input: Record<string, unknown> = {};
  for (const [key, { required, kind, place }] of Object.entries(fields)) {
    const text = written[key];
    const shown = place === 'flag' ? `--${key}` : key.toUpperCase();
    if (text === undefined && required) return { ok: false, fault: `${name} needs ${shown}: ${kind.wants}.` };
    const value = text === undefined ? undefined : kind.read(text);
    if (text !== undefined && value === undefined) return { ok: false, fault: `${shown} must be ${kind.wants}.` };
    input[key] = value;
  }
  return { ok: true, input: input as Input<Name> };
}
