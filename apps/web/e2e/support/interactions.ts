import type { Page } from '@playwright/test';

/** A press or a key, and how long it took until the next frame showed its effect. */
export interface Interaction {
  /** The event and the control, e.g. `pointerup button "Log in"`. */
  readonly what: string;
  readonly ms: number;
}

/** A mid-range phone. */
const CPU_SLOWDOWN = 4;
/** What can be typed into. */
const TEXT_FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=file])';
/** Playwright waits this long for a control that may be covered or gone by then, in ms. */
const CONTROL_WITHIN_MS = 5000;

interface Watched {
  keelInteractions: { readonly what: string; readonly ms: number; readonly id: number }[];
}

/**
 * Uses each control of the forms of a page once, on a processor four times slower: types into fields, chooses options,
 * and presses the buttons that submit.
 *
 * @param path a page that the browser's session may open
 * @returns all interactions by the browser's own measurement (Event Timing), the slowest first; it reports those from
 *   16 ms on. The first is the INP of the page, which below 50 interactions is the slowest one
 */
export async function tryEveryControl(page: Page, path: string): Promise<readonly Interaction[]> {
  await page.addInitScript(watchInteractions);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForSelector('[aria-busy=true]', { state: 'detached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const main = page.getByRole('main');
  /* oxlint-disable no-await-in-loop -- a person uses one control at a time */
  for (const field of await main.locator(TEXT_FIELDS).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.click({ timeout: CONTROL_WITHIN_MS });
    await field.pressSequentially('12');
  }
  for (const kind of ['radio', 'checkbox', 'switch'] as const) {
    for (const choice of await main.getByRole(kind).all()) {
      await choice.focus();
      await page.keyboard.press('Space');
    }
  }
  for (const submit of await main.locator('form button[type=submit]').all()) {
    if (await submit.isDisabled()) continue;
    await submit.click({ timeout: CONTROL_WITHIN_MS });
    await twoFrames(page);
    await page.keyboard.press('Escape');
  }
  /* oxlint-enable no-await-in-loop */
  await session.detach();
  const seen = await page.evaluate(() => (window as unknown as Watched).keelInteractions);
  const slowest = new Map<number, Interaction>();
  for (const { id, what, ms } of seen) if (ms > (slowest.get(id)?.ms ?? 0)) slowest.set(id, { what, ms });
  return [...slowest.values()].toSorted((one, other) => other.ms - one.ms);
}

/** After a frame that shows the effect, the browser reports the interaction. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Runs in the page, before its own scripts. */
function watchInteractions(): void {
  interface Timing extends PerformanceEventTiming {
    readonly interactionId: number;
  }
  const seen: Watched['keelInteractions'] = [];
  (window as unknown as Watched).keelInteractions = seen;
  new PerformanceObserver((list) => {
    for (const { name, duration, target, interactionId } of list.getEntries() as Timing[]) {
      if (interactionId === 0) continue;
      const element = target instanceof Element ? target : null;
      const label = element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? '';
      const what = `${name} ${element?.tagName.toLowerCase() ?? 'gone'} "${label.slice(0, 30)}"`;
      seen.push({ what, ms: duration, id: interactionId });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
