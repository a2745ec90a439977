import { run } from '../../../server/src/operator/cli/run.ts';
import type { KeelServer } from './KeelServer.ts';

/** The output of a command with `--json`. */
interface Outcome {
  readonly changed?: boolean;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string | number | boolean | null>>;
  readonly rows?: readonly Readonly<Record<string, string | number | boolean | null>>[];
}

/**
 * Runs a command of the operator's terminal on a server, over the socket of its data folder (OPS-1): `operate(server,
 * 'deposits', 'confirm', id)`. It runs in this process, since a process of its own takes half a second to start.
 *
 * @throws Error with the terminal's message if the command is refused
 */
export async function operate({ dataDir }: KeelServer, ...words: readonly string[]): Promise<Outcome> {
  const [out, err] = [new TextOutput(), new TextOutput()];
  const env = { ...process.env, DATA_DIR: dataDir, NO_COLOR: '1' };
  const terminal = { env, folder: process.cwd(), out, err, ask: null };
  const code = await run([...words, '--json', '--yes', '--actor', 'Olga'], terminal);
  if (code !== 0) throw new Error(`The command ${words.join(' ')} ended with code ${code}: ${err.text}`);
  return JSON.parse(out.text) as Outcome;
}

/** A stream of a terminal that keeps what is written. */
class TextOutput {
  text = '';

  write(text: string): void {
    this.text += text;
  }
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
