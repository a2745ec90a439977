import { PasskeyUnused, Secret } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { Page } from '@playwright/test';
import type { BrowserPort } from './FlowDriver.ts';

interface PasskeyPrompt {
  /** Ends the browser's prompt: the person confirms or closes it. */
  readonly end?: (isConfirmed: boolean) => void;
}

/** Replaces the browser's passkey prompt, so that the test answers it. Call it before the page is opened. */
export async function replacePasskeyPrompt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prompt: { end?: (isConfirmed: boolean) => void } = {};
    Object.assign(globalThis, { qaPasskey: prompt });
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    navigator.credentials.get = ({ signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        prompt.end = (isConfirmed) => {
          if (!isConfirmed) {
            reject(new DOMException('not allowed', 'NotAllowedError'));
            return;
          }
          const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
          const credential = {
            id: 'AQID',
            rawId: bytes,
            type: 'public-key',
            response,
            getClientExtensionResults: () => ({}),
          };
          resolve(credential);
        };
      });
  });
}

/** The person confirms the browser's prompt or closes it. */
export const passkeyPort: BrowserPort = {
  canSettle: (step: Step) => ('answer' in step ? step.with instanceof Secret : isUnused(step)),
  settle: async ({ page }, step) => {
    // The prompt opens after the passkey library has loaded.
    const prompt = await page.waitForFunction(
      () => (globalThis as { qaPasskey?: PasskeyPrompt }).qaPasskey?.end !== undefined,
    );
    await prompt.dispose();
    await page.evaluate(
      (isConfirmed) => {
        const { qaPasskey } = globalThis as { qaPasskey?: { end?: (isConfirmed: boolean) => void } };
        const end = qaPasskey?.end;
        if (qaPasskey !== undefined) delete qaPasskey.end;
        end?.(isConfirmed);
      },
      'answer' in step,
    );
  },
};

function isUnused(step: Step): boolean {
  return 'fail' in step && step.with instanceof PasskeyUnused;
}
