import { vaultMessages } from '@keel/flows';
import type { WalletRequest } from '@keel/wallet/protocol';
import type { Driven } from './FlowDriver.ts';
import { openUnlocked } from './openUnlocked.ts';
import { holdWorkerRequests, type WorkerOutcome } from './walletWorker.ts';

/** A pause that is over after any path, in ms. */
const PAUSE_MS = 600_000;

/** Opens a dialog of the wallet's settings. Requests of these types to the wallet's worker are delayed. */
export async function openWalletDialog(
  { page, account }: Driven,
  row: string,
  held: readonly WalletRequest['type'][],
): Promise<void> {
  await holdWorkerRequests(page, held);
  await openUnlocked(page, { path: '/wallet', account });
  await page.getByRole('button', { name: row }).click();
  await page.getByRole('dialog').waitFor();
}

/** How the worker answers a request with the passcode of the wallet. */
export function answerToPasscode(answer: unknown): WorkerOutcome {
  const { kind, failedAttempts } = answer as { readonly kind: string; readonly failedAttempts?: number };
  if (kind === 'wrong') return 'trueOfWrong';
  if (kind === 'held') return { answer: { kind, failedAttempts, retryAt: Date.now() + PAUSE_MS } };
  return kind === 'damaged' || kind === 'weak' ? { answer: { kind } } : 'true';
}

/** After too many wrong passcodes the wallet is locked, and its dialogs are closed. */
export function isLockedOut({ message }: { readonly message: string }): boolean {
  return message === vaultMessages.tooOften;
}
