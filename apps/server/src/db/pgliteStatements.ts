import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import { concatBytes } from '@noble/hashes/utils.js';
import type { SqlValue } from './Db.ts';
import type { StatementNames } from './statementNames.ts';

const { serialize } = protocol;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** What the engine keeps of a statement, and what it said of it. */
interface Prepared {
  readonly name: string;
  /** The type of each value, as PostgreSQL numbers them. */
  readonly types: readonly number[];
  /** What its rows are made of; empty for one that gives none. */
  readonly description: Messages;
}

/** Runs statements whose names the engine keeps. */
export type RunStatement = <Row extends object>(sql: string, values: readonly SqlValue[]) => Promise<Row[]>;

/**
 * The extended query protocol of PostgreSQL with named statements: each is parsed and planned once, and from then on
 * bound, executed and ended in a single call. PGlite's own `query` makes six calls and parses every time, which was
 * measured at four times the cost. Whoever calls sees to it that only one runs at a time.
 */
export function pgliteStatements(pglite: PGlite, names: StatementNames): RunStatement {
  const prepared = new Map<string, Prepared>();

  const prepare = async (sql: string, name: string): Promise<Prepared> => {
    const messages = await send(pglite, [
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    return {
      name,
      types: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    };
  };

  const statementOf = async (sql: string): Promise<Prepared> => {
    const name = names.of(sql);
    const known = prepared.get(sql);
    if (known && known.name === name) return known;
    // Without a name it is the engine's unnamed one, which the next of these replaces.
    const statement = await prepare(sql, name ?? '');
    if (name !== undefined) prepared.set(sql, statement);
    return statement;
  };

  return async <Row extends object>(sql: string, values: readonly SqlValue[]) => {
    const { name, types, description } = await statementOf(sql);
    const messages = await send(pglite, [
      serialize.bind({ statement: name, values: values.map((value, index) => written(pglite, value, types[index])) }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const [result] = parse.parseResults([...description, ...messages], pglite.parsers);
    return (result?.rows ?? []) as Row[];
  };
}

function send(pglite: PGlite, messages: readonly Uint8Array[]): Promise<Messages> {
  return pglite.execProtocolStream(concatBytes(...messages));
}

/** A value as text, the way its type is written. */
function written(pglite: PGlite, value: SqlValue, type: number | undefined): string | null {
  if (value === null) return null;
  const write = type === undefined ? undefined : pglite.serializers[type];
  return write ? write(value) : String(value);
}
