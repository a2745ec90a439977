import type { PortSignal } from '@keel/flows';
import type { WalletClient } from './walletClient.ts';

interface Outcome<Result> {
  /** Applies the result synchronously: nothing is awaited afterwards. */
  readonly result: () => Result;
  /** Whether the worker keeps running for the keys in the result. */
  readonly keepsWorker: boolean;
}

/** Runs `work` with a new worker, and ends the worker unless the result keeps it. Aborting ends it immediately. */
export async function withNewWorker<Result>(
  start: () => WalletClient,
  signal: PortSignal,
  work: (client: WalletClient) => Promise<Outcome<Result>>,
): Promise<Result> {
  const client = start();
  const end = () => client.end();
  signal.addEventListener('abort', end);
  try {
    const { result, keepsWorker } = await work(client);
    signal.throwIfAborted();
    const output = result();
    if (!keepsWorker) end();
    return output;
  } catch (error) {
    end();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
}
