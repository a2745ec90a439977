import { createInterface } from 'node:readline/promises';
import type { Terminal } from './Terminal.ts';

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { env, stdin, stdout, stderr } = process;
  const ask = async (question: string) => {
    const terminal = createInterface({ input: stdin, output: stdout });
    const answer = await terminal.question(question);
    terminal.close();
    return answer;
  };
  // `npm run` changes the folder, and passes the original one in INIT_CWD.
  const folder = env['INIT_CWD'] ?? process.cwd();
  return { env, folder, out: stdout, err: stderr, ask: stdin.isTTY && stdout.isTTY ? ask : null };
}
