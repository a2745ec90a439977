import { homeScreenPromptMachine } from '@keel/flows';
import { expect } from '@playwright/test';
import { homeScreenPromptCases } from '../../../../../packages/flows/src/homeScreenPrompt/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import { setHidden } from '../../support/visibility.ts';
import { button, click } from '../controls.ts';
import type { Driven, FlowDriver } from '../FlowDriver.ts';
import { openPaused } from '../pausedClock.ts';

/** How to add the app to the home screen of an iPhone (PWA-2), on its second visit. */
export const homeScreenPrompt: FlowDriver<typeof homeScreenPromptMachine> = {
  machine: homeScreenPromptMachine,
  cases: homeScreenPromptCases,
  as: 'investor',
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  open: async (driven) => {
    const { page, input } = driven;
    await page.addInitScript(
      ({ isStandalone }) => {
        Object.defineProperty(navigator, 'userAgent', {
          value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
        });
        Object.defineProperty(navigator, 'standalone', { value: isStandalone });
        localStorage.setItem('iosVisits', '1');
      },
      input as { readonly isStandalone: boolean },
    );
    await openPaused(driven, '/settings');
  },
  events: {
    'prompt.dismissed': { drive: async (driven) => click(button(prompt(driven), 'Not now')) },
    'app.installed': {
      drive: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('appinstalled'))),
      isByBrowser: true,
    },
    'page.hidden': { drive: ({ page }) => setHidden(page, true), isByBrowser: true },
  },
  ports: {},
  shows: {
    waiting: async (driven) => expect(prompt(driven)).toBeHidden(),
    shown: async (driven) => {
      // The component waits for a timer of 0 ms.
      await driven.page.clock.runFor(1);
      await expect(prompt(driven)).toBeVisible();
    },
  },
};

function prompt({ page }: Driven) {
  return page.getByRole('region', { name: /to your home screen$/ });
}
