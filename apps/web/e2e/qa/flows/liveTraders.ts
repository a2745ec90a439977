import { liveTradersMachine } from '@keel/flows';
import { liveTradersCases } from '../../../../../packages/flows/src/liveTraders/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import { setHidden } from '../../support/visibility.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { openPaused } from '../pausedClock.ts';

/** The sample counter of the dashboard (DASH-3, DASH-4). */
export const liveTraders: FlowDriver<typeof liveTradersMachine> = {
  machine: liveTradersMachine,
  cases: liveTradersCases,
  as: 'investor',
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  open: (driven) => openPaused(driven, '/invest'),
  events: {
    hidden: { drive: ({ page }) => setHidden(page, true), isByBrowser: true },
    visible: { drive: ({ page }) => setHidden(page, false), isByBrowser: true },
    storageChanged: {
      // Sends the storage event that this tab receives when another one has counted further.
      drive: ({ page }, { count }) =>
        page.evaluate((newValue) => {
          window.dispatchEvent(new StorageEvent('storage', { key: 'liveTraders', newValue }));
        }, String(count)),
      isByBrowser: true,
    },
  },
  ports: {},
};
