import type { Context } from '../context.ts';
import type { Db } from '../db/Db.ts';
import { carryOut } from '../operator/carryOut.ts';
import type { CommandName, Written } from '../operator/commands.ts';
import type { Result, Row } from '../operator/result.ts';
import type { Keyring } from '../sealing/Keyring.ts';
import { buildContext } from './buildContext.ts';
import { type HandleRequest, requestHandler } from './handleRequest.ts';
import type { Ports } from './Ports.ts';
import { readyStore } from './readyStore.ts';
import type { ReadForm } from './webForm.ts';

/** An operator command and the name of the operator for the audit log. */
export interface OperatorOrder {
  readonly command: CommandName;
  readonly input: Written;
  readonly actor: string;
}

/** The whole backend without a server: API calls and operator commands. */
export interface Backend {
  readonly handle: HandleRequest;
  /** Runs a command. Rejects with an `OperatorFault` if it is refused; then nothing was changed. */
  operate(order: OperatorOrder): Promise<Result>;
  /** Ends the event streams and closes the database. */
  close(): Promise<void>;
}

/** The ports, with an open database and the keys for its sealed columns. */
export interface BackendPorts extends Ports {
  readonly db: Db;
  readonly keyring: Keyring;
  /** @default `Response.formData()` */
  readonly readForm?: ReadForm;
}

/** Opens the backend on any host (DEMO-3): migrates the schema and, in demo mode, seeds the sample data. */
export async function openBackend({ db, keyring, readForm, ...ports }: BackendPorts): Promise<Backend> {
  const { config, clock } = ports;
  const close = () => db.close();
  try {
    const store = await readyStore({ config, clock, db, keyring, isMigrated: false });
    return serveContext(await buildContext(ports, { ...store, close }), readForm);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates the backend over an open context. */
export function serveContext(context: Context, readForm?: ReadForm): Backend {
  return {
    handle: requestHandler(context, readForm),
    async operate({ command, input, actor }) {
      const rows: Row[] = [];
      const sendRows = async (more: readonly Row[]) => void rows.push(...more);
      const result = await carryOut(
        command,
        { input, actor: `operator:${actor}`, progress: noProgress, sendRows },
        context,
      );
      return rows.length === 0 ? result : { ...result, rows: [...rows, ...(result.rows ?? [])] };
    },
    async close() {
      context.state.draining = true;
      await context.events.close();
      await context.close();
    },
  };
}

function noProgress(): void {}
