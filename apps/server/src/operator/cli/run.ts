import { userInfo } from 'node:os';
import type { Progress } from '@keel/backend/operator/call.ts';
import { commandOf } from '@keel/backend/operator/commands.ts';
import type { Order } from '../channel.ts';
import { socketPath } from '../socket.ts';
import { help } from './help.ts';
import { type ParsedArguments, readArguments } from './readArguments.ts';
import { readOperatorKey } from './readOperatorKey.ts';
import { type RowsForm, rowsTo } from './rowsTo.ts';
import { type CommandAnswer, send } from './send.ts';
import { show } from './show.ts';
import type { Output, Terminal } from './Terminal.ts';

type ParsedCommand = Extract<ParsedArguments, { kind: 'command' }>;

/** Exit codes, for scripts. */
const EXIT = { done: 0, refused: 1, wrong: 2, away: 3 } as const;

/** Runs the command of the arguments, and returns the exit code (OPS-1). */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { env, folder, out, err } = terminal;
  const fail = (message: string, code: number) => {
    err.write(`${message}\n`);
    return code;
  };
  const parsed = readArguments(args, folder);
  if (parsed.kind === 'help') {
    out.write(help(parsed.topic));
    return EXIT.done;
  }
  if (parsed.kind === 'wrong') return fail(parsed.fault, EXIT.wrong);
  const { command, written, json } = parsed;
  if (commandOf(command)?.effect === 'final' && !(await isSure(parsed, terminal)))
    return fail(`${command} cannot be undone. To do it, add --yes.`, EXIT.wrong);
  const dataDir = env['DATA_DIR']?.trim() || 'data';
  const read = readOperatorKey(env);
  if ('fault' in read) return fail(read.fault, EXIT.wrong);
  const { key } = read;
  const claimed = parsed.actor ?? userInfo().username;
  const order: Order = { command, input: written, ...(key === undefined ? { actor: claimed } : named(parsed, key)) };
  const progress = progressTo(err, json);
  const socket = env['OPERATOR_SOCKET']?.trim() || socketPath(dataDir);
  const sent = await send(socket, order, { progress, rows: rowsTo(out, formOf(parsed)) });
  const answer = 'away' in sent ? await withoutServer(parsed, { actor: claimed, env, progress }) : sent;
  if ('away' in answer) {
    const hint = 'Start it, or set DATA_DIR to the folder that it was started with.';
    return fail(`No server answers in ${dataDir}. ${hint}`, EXIT.away);
  }
  if ('fault' in answer) return fail(answer.fault, EXIT.refused);
  // The output of CSV contains only rows, so the result goes to standard error.
  const beside = formOf(parsed) === 'csv' ? err : out;
  beside.write(json ? `${JSON.stringify(answer.result)}\n` : show(answer.result));
  return EXIT.done;
}

/** The key, which identifies its operator, and the given name, if there is one: both have to match. */
function named({ actor }: ParsedCommand, key: string): Pick<Order, 'actor' | 'key'> {
  return actor === undefined ? { key } : { actor, key };
}

/** Runs a command that needs no server. Its code is loaded lazily, because it contains most of the server. */
async function withoutServer(
  { command, written }: ParsedCommand,
  { actor, env, progress }: { readonly actor: string; readonly env: Terminal['env']; readonly progress: Progress },
): Promise<CommandAnswer> {
  if (commandOf(command)?.without === undefined) return { away: true };
  const { offline } = await import('./offline.ts');
  try {
    return { result: await offline({ command, written, actor }, env, progress) };
  } catch (error) {
    const known = error instanceof Error && ['StartFault', 'OperatorFault'].includes(error.name);
    // Only the stack: a database error contains the values of its statement.
    return { fault: known ? error.message : String(error instanceof Error ? error.stack : error) };
  }
}

function formOf({ json, command, written }: ParsedCommand): RowsForm {
  if (json) return 'json';
  return written['csv'] === 'yes' || commandOf(command)?.isCsv === true ? 'csv' : 'table';
}

async function isSure({ yes, command, written }: ParsedCommand, { ask }: Terminal): Promise<boolean> {
  if (yes || ask === null) return yes;
  const answer = await ask(`${command} ${Object.values(written).join(' ')} cannot be undone. Type yes: `);
  return answer.trim().toLowerCase() === 'yes';
}

/** Reports progress in steps of a tenth. A terminal overwrites its line; other outputs get a new line. */
function progressTo(err: Output, isSilent: boolean): Progress {
  let shown = 0;
  return (done, total) => {
    const tenth = total === 0 ? 10 : Math.floor((done * 10) / total);
    if (isSilent || tenth <= shown) return;
    shown = tenth;
    const line = `${done} of ${total}`;
    err.write(err.isTTY === true ? `\r${line}${tenth === 10 ? '\n' : ''}` : `${line}\n`);
  };
}
