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
    summary: 'Lists deposits, oldest first; only pending ones unless --status is given.',
    effect: 'reads',
    fields: { status: flag(word(['pending', 'confirmed', 'declined', 'all'])), ...LISTING },
  },
  'deposits show': {
    summary: 'Shows a deposit, with the announced and the credited amount.',
    effect: 'reads',
    fields: { id },
  },
  'deposits confirm': {
    summary:
      "Credits a deposit to its investor. --amount is the received amount if it differs from the announced one, --reference the payment's reference at the bank or on the chain.",
    effect: 'final',
    fields: { id, amount: flag(kinds.amountMoved), reference: flag(kinds.reference) },
  },
  'deposits decline': { summary: 'Declines a deposit. No money moves.', effect: 'final', fields: { id, reason } },
  'withdrawals list': {
    summary: 'Lists withdrawals with their destinations, oldest first; only pending ones unless --status is given.',
    effect: 'reads',
    fields: {
      status: flag(word(['Pending', 'Processing', 'Completed', 'Rejected', 'Cancelled', 'Returned', 'all'])),
      ...LISTING,
    },
  },
  'withdrawals start': {
    summary:
      'Claims a withdrawal before you pay it: nobody else can claim it then, and the investor cannot cancel it. --take-over claims one that another operator has claimed.',
    effect: 'changes',
    fields: { id, 'take-over': flag(kinds.yes) },
  },
  'withdrawals complete': {
    summary:
      "Records that you paid the withdrawal that you started, with the payment's reference. This sends no money.",
    effect: 'final',
    fields: { id, reference: needed(kinds.reference) },
  },
  'withdrawals return': {
    summary: 'Records that the withdrawal you started could not be paid; its amount becomes available again.',
    effect: 'final',
    fields: { id, reason },
  },
  'withdrawals reject': {
    summary: 'Rejects a withdrawal that nobody has started; its amount becomes available again.',
    effect: 'final',
    fields: { id, reason },
  },
  'orders list': {
    summary: 'Lists wallet orders, oldest first; only pending ones unless --status is given.',
    effect: 'reads',
    fields: { status: flag(word(['Pending', 'Completed', 'Rejected', 'all'])), ...LISTING },
  },
  'orders approve': {
    summary: 'Approves a purchase above a limit (see orders list); the desk then pays it.',
    effect: 'changes',
    fields: { id },
  },
  'orders complete': {
    summary: 'Records that an order was executed. A sale to the desk is credited at the current price.',
    effect: 'final',
    fields: { id },
  },
  'orders reject': {
    summary: 'Rejects an order; its reserved amount becomes available again.',
    effect: 'final',
    fields: { id, reason },
  },
  'desk status': {
    summary: 'Shows whether the desk pays, or since when and why it is paused, and the address from which it pays.',
    effect: 'reads',
    fields: {},
  },
  'desk pause': {
    summary: 'Stops the desk from signing. Transfers already signed are completed, and sales are still credited.',
    effect: 'changes',
    fields: { reason },
  },
  'desk resume': {
    summary:
      'Lets the desk pay again, unless a network has transfers of the desk that are missing in the books. --accept-transfers confirms that you checked these transfers and completed the orders that they paid.',
    effect: 'changes',
    fields: { 'accept-transfers': flag(kinds.yes) },
  },
  'desk sweep': {
    summary:
      "Moves the coins of completed sales to the desk's own address: at most 100 sales or --limit, oldest first, and only if the network fee is at most 5 % of the sale or --max-fee percent. The fee is deducted from the coins; for tokens the desk sends the coins for the fee.",
    effect: 'changes',
    fields: { limit: flag(kinds.rows), 'max-fee': flag(kinds.percent) },
  },
  'desk return': {
    summary:
      "Returns coins that arrived at the address of a rejected or swept sale too late or in a wrong amount. They go to the seller's address, or to --to, for a network fee of at most 5 % of the sale or --max-fee percent.",
    effect: 'final',
    fields: { id, to: flag(kinds.address), 'max-fee': flag(kinds.percent) },
  },
  'books list': {
    summary: 'Lists adjustments and bonuses, oldest first.',
    effect: 'reads',
    fields: { kind: flag(word(['adjustment', 'bonus'])), ...LISTING },
  },
  'books adjust': {
    summary:
      "Corrects an investor's balance: a positive amount is added, a negative one is taken from the available balance. The same adjustment is made only once, unless --id gives it a different name.",
    effect: 'final',
    fields: { who, amount: needed(kinds.amountSigned), reason, id: flag(kinds.entry) },
  },
  'books bonus': {
    summary:
      "Adds a bonus to an investor's balance. The same bonus is added only once, unless --id gives it a different name.",
    effect: 'final',
    fields: { who, amount: needed(kinds.amountMoved), reason, id: flag(kinds.entry) },
  },
  'report balances': {
    summary: "Reports each investor's balance at --from and at --to, and the movements between.",
    effect: 'reads',
    fields: REPORT,
  },
  'report liabilities': {
    summary:
      'Reports the liabilities to all investors, available and reserved, at --from and at --to, with the house accounts.',
    effect: 'reads',
    fields: REPORT,
  },
  'report payouts': {
    summary: 'Reports withdrawals and purchases requested between --from and --to, with their amounts and references.',
    effect: 'reads',
    fields: REPORT,
  },
  'kyc list': {
    summary: 'Lists investors who wait for identity verification, oldest first.',
    effect: 'reads',
    fields: PAGING,
  },
  'kyc show': {
    summary:
      "Shows an investor's identity documents. The image is a link that is valid for 5 minutes, or is written to --image FILE.",
    effect: 'reads',
    fields: { who, image: pathFlag() },
  },
  'kyc approve': {
    summary: 'Approves the identity that kyc show showed, which verifies the account. Refused if it has changed since.',
    effect: 'final',
    fields: { who, registration },
  },
  'kyc reject': {
    summary:
      'Rejects the identity that kyc show showed; the investor can submit it again. Refused if it has changed since.',
    effect: 'changes',
    fields: { who, registration, reason },
  },
  'kyc revoke': {
    summary:
      'Revokes the verification of an identity, e.g. since the document has expired; the investor has to submit it again.',
    effect: 'changes',
    fields: { who, reason },
  },
  'users list': {
    summary: 'Lists investors, oldest first. --search finds a text in names and emails.',
    effect: 'reads',
    fields: { search: flag(kinds.name), ...PAGING },
  },
  'users show': { summary: 'Shows all data of an account, with its ids.', effect: 'reads', fields: { who } },
  'users suspend': {
    summary: 'Suspends an account: its investor can read but change nothing. Ends its sessions.',
    effect: 'changes',
    fields: { who, reason: flag(kinds.reason) },
  },
  'users restore': {
    summary: 'Ends the suspension of an account; verifies a new one.',
    effect: 'changes',
    fields: { who },
  },
  'users close': {
    summary: "Closes an account without money or anything pending, at its investor's request (AUTH-9).",
    effect: 'final',
    fields: { who, reason },
  },
  'users reset-factors': {
    summary: 'Removes all second factors of an account whose investor has lost them, and ends its sessions.',
    effect: 'final',
    fields: { who, reason },
  },
  'users enable-wallet': { summary: 'Enables the wallet for an account.', effect: 'changes', fields: { who } },
  'users disable-wallet': { summary: 'Disables the wallet for an account.', effect: 'changes', fields: { who } },
  'trades add': {
    summary: 'Adds a trade to an account. It is only shown and changes no balance.',
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
    summary: 'Adds the trades of a CSV file with the columns who,pair,profit,loss,date: all or none.',
    effect: 'changes',
    fields: { file: content() },
  },
  'trades requests': {
    summary: 'Lists the trades that investors requested from their manager, oldest first.',
    effect: 'reads',
    fields: LISTING,
  },
  'investments set': {
    summary: 'Opens an investment from the balance (--plan, --amount), sets its earnings or term in days, or ends it.',
    effect: 'changes',
    fields: {
      who,
      plan: flag(kinds.name),
      amount: flag(kinds.amount),
      profit: flag(kinds.amount),
      bonus: flag(kinds.amount),
      days: flag(kinds.count),
      date: flag(kinds.date),
      end: flag(kinds.yes),
    },
  },
  'handlers set': {
    summary: 'Adds a deposit plan to an account, or changes the one with --id.',
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
  'plans list': { summary: 'Lists the plans, including those no longer offered.', effect: 'reads', fields: {} },
  'plans set': {
    summary: 'Adds or changes a plan. Separate --features with semicolons.',
    effect: 'changes',
    fields: {
      name: argument(kinds.name),
      price: flag(kinds.amount),
      features: flag(kinds.value),
      offered: flag(word(['yes', 'no'])),
    },
  },
  notify: {
    summary: 'Sends an investor a message. The same message is not sent again while it is unread.',
    effect: 'changes',
    fields: { who, title: needed(kinds.title), message: needed(kinds.message) },
  },
  'settings list': { summary: 'Lists the settings and their values.', effect: 'reads', fields: {} },
  'settings set': {
    summary: 'Changes a setting; an empty value resets it.',
    effect: 'changes',
    fields: { key: argument(kinds.key), value: argument(kinds.value) },
  },
  'operators list': {
    summary: 'Lists the operators with their roles, including removed ones.',
    effect: 'reads',
    fields: {},
  },
  'operators add': {
    summary:
      'Adds an operator and prints their key once. The first operator must be an admin; from then on every command needs a key.',
    effect: 'changes',
    fields: { name: argument(kinds.operator), role: needed(word(ROLES)) },
  },
  'operators role': {
    summary: "Changes an operator's role.",
    effect: 'changes',
    fields: { name: argument(kinds.operator), role: needed(word(ROLES)) },
  },
  'operators renew': {
    summary: 'Gives an operator a new key and prints it once; the previous key becomes invalid.',
    effect: 'changes',
    fields: { name: argument(kinds.operator) },
  },
  'operators remove': {
    summary: 'Removes an operator; the key becomes invalid.',
    effect: 'changes',
    fields: { name: argument(kinds.operator) },
  },
  'operators recover': {
    summary:
      'Gives an operator a new key and the role admin, if no admin has a key any more. Works only while no server runs.',
    effect: 'final',
    without: 'only',
    fields: { name: argument(kinds.operator) },
  },
  'keys list': {
    summary: 'Lists the ids of the data keys: which one encrypts new data, and where each is configured.',
    effect: 'reads',
    fields: {},
  },
  'keys rotate': {
    summary: 'Creates a new data key, or uses the first one in KEEL_DATA_KEY, and encrypts all data with it.',
    effect: 'changes',
    fields: {},
  },
  'keys abandon': {
    summary:
      'Shows which data is lost with a lost data key; with --accept-loss continues without it. Works only while no server runs.',
    effect: 'changes',
    without: 'only',
    fields: { key: argument(kinds.dataKey), 'accept-loss': flag(kinds.yes) },
  },
  'audit list': {
    summary: 'Lists the audit log, oldest first. --who limits it to one investor, --by to one actor.',
    effect: 'reads',
    fields: { by: flag(kinds.name), before: flag(kinds.date), ...LISTING },
  },
  'audit export': {
    summary:
      'Exports the audit log, or its entries from --from to --to, with the hashes of the chain, as CSV, or as JSON with --json.',
    effect: 'reads',
    isCsv: true,
    fields: { from: flag(kinds.date), to: flag(kinds.date) },
  },
  'audit security': {
    summary:
      'Lists the security log, oldest first: successful and failed logins, and changes of sign-in data. --of limits it to one investor, or to an email without an account.',
    effect: 'reads',
    fields: { of: flag(kinds.who), before: flag(kinds.date), ...PAGING },
  },
  'ledger verify': {
    summary:
      'Recalculates all balances from the transfers and verifies both hash chains. --head verifies that both contain a line of ledger head.',
    effect: 'reads',
    without: 'possible',
    fields: { head: flag(kinds.head) },
  },
  'ledger head': {
    summary: 'Prints the ends of both hash chains, signed: a line to store or publish outside the database once a day.',
    effect: 'reads',
    without: 'possible',
    fields: {},
  },
  migrate: {
    summary: 'Migrates the database schema. Works only while no server runs on this data folder.',
    effect: 'changes',
    without: 'possible',
    fields: {},
  },
  backup: {
    summary:
      'Writes database, keys and images to a file; --force overwrites an existing one. It contains personal data: store it safely.',
    effect: 'reads',
    without: 'possible',
    fields: { file: path(), force: flag(kinds.yes) },
  },
  restore: {
    summary: 'Restores the database from a backup. Works only while no server runs; --force overwrites existing data.',
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
    if (text === undefined && required) return { ok: false, fault: `${name} needs ${shown}: ${kind.expected}.` };
    const value = text === undefined ? undefined : kind.read(text);
    if (text !== undefined && value === undefined) return { ok: false, fault: `${shown} must be ${kind.expected}.` };
    input[key] = value;
  }
  return { ok: true, input: input as Input<Name> };
}
