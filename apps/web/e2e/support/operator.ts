import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { KeelServer } from './KeelServer.ts';

const CLI = fileURLToPath(new URL('../../../server/src/operator/main.ts', import.meta.url));
const execute = promisify(execFile);

/** The output of a command with `--json`. */
interface Outcome {
  readonly changed?: boolean;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string | number | boolean | null>>;
  readonly rows?: readonly Readonly<Record<string, string | number | boolean | null>>[];
}

/**
 * Runs a command of the operator's terminal on a server, over the socket of its data folder (OPS-1): `operate(server,
 * 'deposits', 'confirm', id)`. Rejects with the terminal's message if the command is refused.
 */
export async function operate({ dataDir }: KeelServer, ...words: readonly string[]): Promise<Outcome> {
  const { stdout } = await execute(process.execPath, [CLI, ...words, '--json', '--yes', '--actor', 'Olga'], {
    env: { ...process.env, DATA_DIR: dataDir, NO_COLOR: '1' },
  });
  return JSON.parse(stdout) as Outcome;
}

/** The id of the newest row for this email in an operator's list. */
export async function newestOf(
  server: KeelServer,
  list: 'deposits' | 'withdrawals',
  { email }: { readonly email: string },
): Promise<string> {
  const newestOfInvestor = ['--status', 'all', '--who', email, '--newest', '--limit', '1'];
  const { rows: [row] = [] } = await operate(server, list, 'list', ...newestOfInvestor);
  if (row === undefined) throw new Error(`${email} is in no row of ${list}.`);
  return String(row['id']);
}

/** How a decision refers to this person's latest submission, as shown to an operator (BOOK-2). */
export async function registrationOf(
  server: KeelServer,
  { email }: { readonly email: string },
): Promise<readonly string[]> {
  const { fields } = await operate(server, 'kyc', 'show', email);
  return ['--registration', String(fields?.['registration'])];
}
