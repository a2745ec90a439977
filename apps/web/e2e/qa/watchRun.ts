import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { DrivenStep } from './DrivenStep.ts';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { stateName } from './Inspection.ts';

/** The width of the window of the app, and the least one of the diagram, in px. */
const APP_WIDTH = 1300;
const LEAST_WIDTH = 420;

/** The window with the diagram. */
export interface WatchWindow {
  /** Shows a step of a path; a step whose label is `start` begins a new path. */
  readonly showStep: (driver: AnyFlowDriver, step: DrivenStep) => Promise<void>;
  /** Moves the window of the app so that both are visible. */
  readonly makeRoom: (app: Page) => Promise<void>;
}

/** Opens a window with the diagram of the flow that is being driven. */
export async function watchRun(browser: Browser, reportPage: string): Promise<WatchWindow> {
  const context = await browser.newContext({ viewport: null });
  const page = await context.newPage();
  await page.goto(`${pathToFileURL(reportPage).href}#watch`);
  const screenSize = await page.evaluate(() => ({ width: screen.availWidth, height: screen.availHeight }));
  // Beside the window of the app if the screen is wide enough, else in front of its right edge.
  const width = Math.max(LEAST_WIDTH, screenSize.width - APP_WIDTH);
  await place(page, { left: screenSize.width - width, top: 0, width, height: screenSize.height });
  let path: { readonly label: string; readonly value: unknown; readonly leaf: string }[] = [];
  const showStep: WatchWindow['showStep'] = async ({ machine }, { label, value, taken }) => {
    if (page.isClosed()) return;
    if (label === 'start') await page.bringToFront();
    const leaf = `${machine.id}.${stateName(value)}`;
    path = [...(label === 'start' ? [] : path), { label, value, leaf }];
    await page.evaluate(
      (watched) => {
        const { showWatchedFlow } = globalThis as unknown as { readonly showWatchedFlow: (watched: unknown) => void };
        showWatchedFlow(watched);
      },
      { flow: machine.id, value, leaf, taken, path },
    );
  };
  return { showStep, makeRoom: (app) => place(app, { left: 0, top: 0 }) };
}

async function place(page: Page, bounds: { left: number; top: number; width?: number; height?: number }) {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds });
  await session.detach();
}
