import { request } from 'node:http';
import { createInterface } from 'node:readline';
import type { Progress } from '@keel/backend/operator/call.ts';
import type { Line, Row } from '@keel/backend/operator/result.ts';
import type { Order } from '../channel.ts';

/** The result of a command; `away` means that no server answers on the socket. */
export type CommandAnswer = Exclude<Line, { progress: object } | { rows: object }> | { readonly away: true };

const NOT_LISTENING = new Set(['ENOENT', 'ECONNREFUSED']);

/** Receivers of the lines before the result. */
interface Listeners {
  readonly progress: Progress;
  readonly rows: (rows: readonly Row[]) => void;
}

/** Sends a command to the server of a socket and waits for its result without a time limit. */
export function send(socketPath: string, order: Order, { progress, rows }: Listeners): Promise<CommandAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      socketPath,
      path: '/commands',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (NOT_LISTENING.has(error.code ?? '')) resolve({ away: true });
      else if (error.code === 'EACCES') resolve({ fault: `${socketPath} is not open to this user.` });
      else reject(error);
    });
    sent.once('response', (response) => {
      let answer: CommandAnswer = {
        fault: 'The server stopped before it answered. See its log, then repeat the command.',
      };
      const lines = createInterface({ input: response });
      lines.on('line', (text) => {
        const line = JSON.parse(text) as Line | { message: string };
        if ('progress' in line) progress(line.progress.done, line.progress.total);
        else if ('rows' in line) rows(line.rows);
        else answer = 'message' in line ? { fault: line.message } : line;
      });
      lines.once('close', () => resolve(answer));
      response.once('error', () => resolve(answer));
    });
    sent.end(JSON.stringify(order));
  });
}
