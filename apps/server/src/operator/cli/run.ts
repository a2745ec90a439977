import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import type { Order } from '../channel.ts';
import { commandOf } from '../commands.ts';
import { socketPath } from '../socket.ts';
import { help } from './help.ts';
import { readArguments, type Wish } from './readArguments.ts';
import { readOperatorKey } from './readOperatorKey.ts';
import { type RowsForm, rowsTo } from './rowsTo.ts';
import { type Answer, send } from './send.ts';
import { show } from './show.ts';

type Wanted = Extract<Wish, { kind: 'command' }>;

/** How it ended, for scripts. */
const EXIT = { done: 0, refused: 1, wrong: 2, away: 3 } as const;

/** Does what the arguments of the program say, and gives the code that it ends with (OPS-1). */
export async function run(args: string[]): Promise<number> {
  const wanted = readArguments(args, process.env['INIT_CWD'] ?? process.cwd());
  if (wanted.kind === 'help') {
    process.stdout.write(help(wanted.topic));
    return EXIT.done;
  }
  if (wanted.kind === 'wrong') return fail(wanted.fault, EXIT.wrong);
  const { command, written, json } = wanted;
  if (commandOf(command)?.effect === 'final' && !(await isSure(wanted)))
    return fail(`${command} cannot be undone. To do it, add --yes.`, EXIT.wrong);
  const dataDir = process.env['DATA_DIR']?.trim() || 'data';
  const read = readOperatorKey(process.env);
  if ('fault' in read) return fail(read.fault, EXIT.wrong);
  const { key } = read;
  const claimed = wanted.actor ?? userInfo().username;
  const order: Order = { command, input: written, ...(key === undefined ? { actor: claimed } : named(wanted, key)) };
  const progress = progressOf(json);
  const socket = process.env['OPERATOR_SOCKET']?.trim() || socketPath(dataDir);
  const sent = await send(socket, order, { progress, rows: rowsTo(process.stdout, formOf(wanted)) });
  const answer = 'away' in sent ? await withoutServer(wanted, claimed, progress) : sent;
  if ('away' in answer) {
    const hint = 'Start it, or set DATA_DIR to the folder that it was started with.';
    return fail(`No server answers in ${dataDir}. ${hint}`, EXIT.away);
  }
  if ('fault' in answer) return fail(answer.fault, EXIT.refused);
  // A file of CSV holds nothing but its rows; what else there is to say goes past it.
  const beside = formOf(wanted) === 'csv' ? process.stderr : process.stdout;
  beside.write(json ? `${JSON.stringify(answer.result)}\n` : show(answer.result));
  return EXIT.done;
}

/** A key says whose it is; a name beside it has to be the same. */
function named({ actor }: Wanted, key: string): Pick<Order, 'actor' | 'key'> {
  return actor === undefined ? { key } : { actor, key };
}

/** Some commands need no server. What they need is loaded only then: it is the larger part of the server. */
async function withoutServer(
  { command, written }: Wanted,
  actor: string,
  progress: ReturnType<typeof progressOf>,
): Promise<Answer> {
  if (commandOf(command)?.without === undefined) return { away: true };
  const { offline } = await import('./offline.ts');
  try {
    return { result: await offline({ command, written, actor }, process.env, progress) };
  } catch (error) {
    const known = error instanceof Error && ['StartFault', 'OperatorFault'].includes(error.name);
    // The stack alone: an error of the database carries the values of its statement.
    return { fault: known ? error.message : String(error instanceof Error ? error.stack : error) };
  }
}

function formOf({ json, command, written }: Wanted): RowsForm {
  if (json) return 'json';
  return written['csv'] === 'yes' || commandOf(command)?.isCsv === true ? 'csv' : 'table';
}

async function isSure({ yes, command, written }: Wanted): Promise<boolean> {
  if (yes || !process.stdin.isTTY || !process.stdout.isTTY) return yes;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${command} ${Object.values(written).join(' ')} cannot be undone. Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Tenths are enough for a log; a terminal overwrites its line. */
function progressOf(isSilent: boolean): (done: number, total: number) => void {
  let shown = 0;
  return (done, total) => {
    const tenth = total === 0 ? 10 : Math.floor((done * 10) / total);
    if (isSilent || tenth <= shown) return;
    shown = tenth;
    const line = `${done} of ${total}`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}${tenth === 10 ? '\n' : ''}` : `${line}\n`);
  };
}

function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`);
  return code;
}
