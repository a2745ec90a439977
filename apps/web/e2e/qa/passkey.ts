import { PasskeyUnused, Secret, TransportFailure } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { Page } from '@playwright/test';
import type { BrowserPort } from './FlowDriver.ts';

/**
 * How the browser's prompt ends: the person confirms or closes it, or an extension that stands in for the browser
 * answers with something that cannot be sent.
 */
type PromptEnd = 'confirmed' | 'closed' | 'nonsense';

interface PasskeyPrompt {
  end?: (how: PromptEnd) => void;
}

/** Replaces the browser's passkey prompt, so that the test answers it. Call it before the page is opened. */
export async function replacePasskeyPrompt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prompt: PasskeyPrompt = {};
    Object.assign(globalThis, { qaPasskey: prompt });
    const unsendable = {
      toJSON() {
        throw new Error('');
      },
    };
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    navigator.credentials.get = ({ signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        prompt.end = (how) => {
          if (how === 'closed') {
            reject(new DOMException('not allowed', 'NotAllowedError'));
            return;
          }
          const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
          const credential = {
            id: how === 'nonsense' ? unsendable : 'AQID',
            rawId: bytes,
            type: 'public-key',
            response,
            getClientExtensionResults: () => ({}),
          };
          resolve(credential as never);
        };
      });
  });
}

/** The person confirms the browser's prompt or closes it. */
export const passkeyPort: BrowserPort = {
  canSettle: (step: Step) => ('answer' in step ? step.with instanceof Secret : isUnused(step)),
  settle: ({ page }, step) => endPrompt(page, 'answer' in step ? 'confirmed' : 'closed'),
};

/** Like `passkeyPort`, but the prompt may also end with an invalid answer. */
export const brokenPasskeyPort: BrowserPort = {
  canSettle: (step: Step) => passkeyPort.canSettle(step) || isBroken(step),
  settle: (driven, step) => (isBroken(step) ? endPrompt(driven.page, 'nonsense') : passkeyPort.settle(driven, step)),
};

async function endPrompt(page: Page, how: PromptEnd): Promise<void> {
  // The prompt opens after the passkey library has loaded.
  const prompt = await page.waitForFunction(
    () => (globalThis as { qaPasskey?: PasskeyPrompt }).qaPasskey?.end !== undefined,
  );
  await prompt.dispose();
  await page.evaluate((ending) => {
    const { qaPasskey } = globalThis as { qaPasskey?: PasskeyPrompt };
    const end = qaPasskey?.end;
    if (qaPasskey !== undefined) delete qaPasskey.end;
    end?.(ending);
  }, how);
}

function isUnused(step: Step): boolean {
  return 'fail' in step && step.with instanceof PasskeyUnused;
}

function isBroken(step: Step): boolean {
  return 'fail' in step && !isUnused(step) && !(step.with instanceof TransportFailure);
}
