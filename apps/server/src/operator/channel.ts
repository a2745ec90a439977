import { PassThrough, type Readable } from 'node:stream';
import { openGauges } from '@keel/backend/metrics/gauges.ts';
import type { OperatorCall } from '@keel/backend/operator/call.ts';
import { carryOut } from '@keel/backend/operator/carryOut.ts';
import { type CommandName, commandOf, type Written } from '@keel/backend/operator/commands.ts';
import { identifyOperator } from '@keel/backend/operator/identifyOperator.ts';
import { BODY_BYTES } from '@keel/backend/operator/limits.ts';
import { type Line, OperatorFault, type Row } from '@keel/backend/operator/result.ts';
import { type FastifyInstance, fastify } from 'fastify';
import type { ServerContext } from '../openContext.ts';
import type { OperatorSocket } from './socket.ts';

/** A command from the terminal. */
export interface Order {
  readonly command: string;
  /** The name of the operator; with a key it is not needed. */
  readonly actor?: string;
  readonly key?: string;
  readonly input: Written;
}

const ORDER = {
  type: 'object',
  required: ['command', 'input'],
  additionalProperties: false,
  properties: {
    command: { type: 'string' },
    actor: { type: 'string' },
    key: { type: 'string' },
    input: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const;

/**
 * The operator's server over an open context (OPS-1): `POST /commands` answers with JSON lines, the last of which is
 * the result or the fault; `GET /metrics` is for monitoring. On a shared socket everybody needs a key (M-21), and there
 * are no metrics. It only listens on a socket, see `listenOnSocket`.
 */
export function createChannel(context: ServerContext, { isShared }: Pick<OperatorSocket, 'isShared'>): FastifyInstance {
  const app = fastify({ loggerInstance: context.log, bodyLimit: BODY_BYTES, requestTimeout: 0 });
  app.post<{ Body: Order }>('/commands', { schema: { body: ORDER } }, async ({ body }, reply) =>
    reply.type('application/x-ndjson; charset=utf-8').send(run(body, context, isShared)),
  );
  if (isShared) return app;
  const gauges = openGauges(context.db, context.clock);
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(context.metrics.text() + (await gauges())),
  );
  return app;
}

/** Runs a command and writes its progress, one line each. It continues if the client disconnects. */
function run(order: Order, context: ServerContext, isShared: boolean): Readable {
  const lines = new PassThrough();
  const writeLine = (line: Line) => lines.write(`${JSON.stringify(line)}\n`);
  const reporting = {
    progress: (done: number, total: number) => void writeLine({ progress: { done, total } }),
    sendRows: async (rows: readonly Row[]) => {
      if (!writeLine({ rows })) await drained(lines);
      if (lines.destroyed) throw new OperatorFault('Nobody listens any more.');
    },
  };
  const work = async () => {
    writeLine(await perform(order, isShared, context, reporting));
    lines.end();
  };
  void work();
  return lines;
}

/** Waits until the output was read or the client has disconnected. */
function drained(lines: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      lines.off('drain', done).off('close', done);
      resolve();
    };
    if (lines.destroyed) resolve();
    else lines.on('drain', done).on('close', done);
  });
}

async function perform(
  { command: name, actor, key, input }: Order,
  isShared: boolean,
  context: ServerContext,
  reporting: Pick<OperatorCall<CommandName>, 'progress' | 'sendRows'>,
): Promise<Line> {
  if (!commandOf(name)) return { fault: `There is no command ${name}.` };
  const command = name as CommandName;
  try {
    const operator = await identifyOperator(context.db, command, { actor, key }, { isShared });
    return { result: await carryOut(command, { input, actor: `operator:${operator}`, ...reporting }, context) };
  } catch (error) {
    if (error instanceof OperatorFault) return { fault: error.message };
    context.log.error({ err: error, command }, 'fault of an operator command');
    return { fault: 'The command failed; see the log of the server. Nothing was changed.' };
  }
}
