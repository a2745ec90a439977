import type { Cents } from '../money.ts';
import { fromWire } from '../money.ts';
import { LIST_ROWS } from './limits.ts';

/** A type of value: how it is parsed and described. */
export interface Kind<Value> {
  /** Its name in the help. */
  readonly placeholder: string;
  /** Describes valid values, for error messages. */
  readonly expected: string;
  /** Undefined if the text is invalid. */
  read(text: string): Value | undefined;
}

/** A parameter of a command: a positional argument, or a flag. */
export interface Field<Value, Required extends boolean = boolean> {
  readonly place: 'argument' | 'flag';
  readonly required: Required;
  readonly kind: Kind<Value>;
  /** The terminal reads the named file and sends its contents. */
  readonly fromFile: boolean;
  /** The terminal makes the path absolute, because the server may have another working directory. */
  readonly isPath: boolean;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const AMOUNT = /^(0|[1-9]\d{0,12})(\.\d{1,2})?$/;
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;
const NUL = '\0';

function textOf(placeholder: string, max: number): Kind<string> {
  return {
    placeholder,
    expected: `a text of 1 to ${max} characters`,
    read(text) {
      const trimmed = text.trim();
      return trimmed !== '' && Array.from(trimmed).length <= max && !trimmed.includes(NUL) ? trimmed : undefined;
    },
  };
}

/** The types of values. */
export const kinds = {
  id: {
    placeholder: 'ID',
    expected: 'an id as the lists show it',
    read: (text) => (UUID.test(text.toLowerCase()) ? text.toLowerCase() : undefined),
  },
  who: textOf('WHO', 254),
  name: textOf('NAME', 120),
  /** The name of an operator, as the audit log shows it. */
  operator: {
    placeholder: 'NAME',
    expected: 'a name of at most 60 letters and digits',
    read: (text) => (/^[\p{L}\p{N}][\p{L}\p{N}._@ -]{0,59}$/u.test(text) ? text : undefined),
  },
  pair: textOf('PAIR', 40),
  reason: textOf('T', 300),
  reference: textOf('R', 120),
  entry: textOf('ID', 120),
  title: textOf('T', 120),
  address: textOf('ADDRESS', 128),
  message: textOf('M', 500),
  key: textOf('KEY', 60),
  dataKey: {
    placeholder: 'KEY',
    expected: 'the name of a data key: 16 hexadecimal digits',
    read: (text) => (/^[\da-f]{16}$/.test(text) ? text : undefined),
  },
  registration: {
    placeholder: 'ID',
    expected: 'what kyc show prints as registration, or as shown',
    read: (text) => (/^[\da-f]{16}$/.test(text) || UUID.test(text) ? text : undefined),
  },
  head: textOf('LINE', 400),
  path: textOf('FILE', 4096),
  content: {
    placeholder: 'FILE',
    expected: 'a file of text',
    read: (text) => (text.includes(NUL) ? undefined : text),
  },
  /** May be empty, which removes a setting. */
  value: {
    placeholder: 'VALUE',
    expected: 'a text of at most 2000 characters',
    read: (text) => (text.length <= 2000 && !text.includes(NUL) ? text.trim() : undefined),
  },
  amount: {
    placeholder: 'N',
    expected: 'an amount of US dollars such as 1250.00',
    read: (text) => (AMOUNT.test(text) ? fromWire(text) : undefined),
  },
  /** Above 0. */
  amountMoved: {
    placeholder: 'A',
    expected: 'an amount of US dollars above 0, such as 1250.00',
    read: (text) => (AMOUNT.test(text) && fromWire(text) > 0n ? fromWire(text) : undefined),
  },
  /** Positive or negative, but not 0. */
  amountSigned: {
    placeholder: 'A',
    expected: 'an amount of US dollars above or below 0, such as 12.50 or -12.50',
    read: readSigned,
  },
  count: {
    placeholder: 'N',
    expected: 'a whole number from 0 to 100000',
    read: (text) => (/^\d{1,6}$/.test(text) && Number(text) <= 100_000 ? Number(text) : undefined),
  },
  percent: {
    placeholder: 'P',
    expected: 'a whole number from 1 to 50',
    read: (text) => (/^[1-9]\d?$/.test(text) && Number(text) <= 50 ? Number(text) : undefined),
  },
  rows: {
    placeholder: 'N',
    expected: `a whole number from 1 to ${LIST_ROWS}`,
    read: (text) => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= LIST_ROWS ? Number(text) : undefined),
  },
  date: {
    placeholder: 'D',
    expected: 'a date such as 2026-03-31, or with a time 2026-03-31T14:05:00Z',
    read: readDate,
  },
  yes: { placeholder: '', expected: 'nothing', read: (text) => (text === 'yes' ? true : undefined) },
} as const satisfies Record<string, Kind<string> | Kind<Cents> | Kind<number> | Kind<Date> | Kind<boolean>>;

/** One of several words. */
export function word<const Word extends string>(words: readonly Word[]): Kind<Word> {
  return {
    placeholder: words.join('|'),
    expected: `one of: ${words.join(', ')}`,
    read: (text) => words.find((known) => known === text),
  };
}

/** A positional argument. */
export function argument<Value>(kind: Kind<Value>): Field<Value, true> {
  return { place: 'argument', required: true, kind, fromFile: false, isPath: false };
}

/** A file whose contents the terminal reads. */
export function content(): Field<string, true> {
  return { ...argument(kinds.content), fromFile: true };
}

/** A file that the server writes or reads. */
export function path(): Field<string, true> {
  return { ...argument(kinds.path), isPath: true };
}

/** A required flag. */
export function needed<Value>(kind: Kind<Value>): Field<Value, true> {
  return { place: 'flag', required: true, kind, fromFile: false, isPath: false };
}

/** An optional flag. */
export function flag<Value>(kind: Kind<Value>): Field<Value, false> {
  return { place: 'flag', required: false, kind, fromFile: false, isPath: false };
}

/** An optional file that the server writes. */
export function pathFlag(): Field<string, false> {
  return { ...flag(kinds.path), isPath: true };
}

function readSigned(text: string): Cents | undefined {
  const size = text.replace(/^[+-]/, '');
  if (!AMOUNT.test(size) || fromWire(size) === 0n) return undefined;
  return text.startsWith('-') ? -fromWire(size) : fromWire(size);
}

/** `Date` accepts dates that do not exist: February 30 must not become March 2. */
function readDate(text: string): Date | undefined {
  if (!DATE.test(text)) return undefined;
  const date = new Date(text);
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || Number.isNaN(day.getTime())) return undefined;
  return day.toISOString().startsWith(text.slice(0, 10)) ? date : undefined;
}
