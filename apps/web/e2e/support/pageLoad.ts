import type { CDPSession, Page } from '@playwright/test';

/** What a browser received until a page was idle, and its layout shifts. */
export interface PageLoad {
  /** Bytes over the wire, headers included. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** Path and query of each call, in the order of the answers. */
  readonly calls: readonly string[];
  /** All layout shifts together, which is never less than CLS. */
  readonly shift: number;
  /** The elements that moved and by how much, to find the cause. */
  readonly moved: readonly string[];
  /** Largest Contentful Paint, in ms from the start of the navigation. */
  readonly largestPaint: number;
  /** The element that was painted then. */
  readonly largestElement: string;
}

export type Kind = 'scripts' | 'styles' | 'fonts' | 'calls' | 'other';

/** A mid-range phone on a slow connection: CPU 4x slower, 1.6 Mbit/s, 150 ms. */
const SLOW = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 } as const;

/** How long nothing may be loading or requested before the page counts as idle, in ms. */
const QUIET_MS = 1000;
const POLL_MS = 50;

/** The script of the wallet's worker, which is not counted: its end is reported to the worker's session alone. */
const WORKER = /\/walletWorker-[\w-]+\.js$/;

interface LoadOptions {
  /** @default false */
  readonly isSlow?: boolean;
}

/** Opens a page in a browser with an empty cache, and waits until it is idle. */
export async function loadPage(page: Page, address: string, { isSlow = false }: LoadOptions = {}): Promise<PageLoad> {
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  if (isSlow) await slowDown(session);
  await page.addInitScript(watchPaints);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForSelector('[aria-busy=true]', { state: 'detached' });
  await traffic.untilQuiet();
  const { shifts, largest } = await page.evaluate(() => (window as unknown as Watched).keelPaints);
  await session.detach();
  return {
    ...traffic.seen(),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, elements }) => `${value.toFixed(3)} ${elements}`),
    largestPaint: largest.at,
    largestElement: largest.element,
  };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
}

async function watchTraffic(session: CDPSession) {
  const bytes: Record<Kind, number> = { scripts: 0, styles: 0, fonts: 0, calls: 0, other: 0 };
  const calls: string[] = [];
  const underWay = new Map<string, { kind: Kind; url: URL }>();
  let requests = 0;
  let lastChange = Date.now();

  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http') || WORKER.test(request.url)) return;
    if (!underWay.has(requestId)) requests += 1;
    underWay.set(requestId, { kind: 'other', url: new URL(request.url) });
    lastChange = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const found = underWay.get(requestId);
    if (!found) return;
    found.kind = kindOf(found.url, type);
    // A stream never ends.
    if (response.mimeType === 'text/event-stream') underWay.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = underWay.get(requestId);
    if (!found) return;
    bytes[found.kind] += encodedDataLength;
    if (found.kind === 'calls') calls.push(found.url.pathname + found.url.search);
    underWay.delete(requestId);
    lastChange = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  await session.send('Network.enable');

  return {
    seen: () => ({ bytes, calls, requests }),
    async untilQuiet(): Promise<void> {
      while (underWay.size > 0 || Date.now() - lastChange < QUIET_MS) {
        // oxlint-disable-next-line no-await-in-loop -- polls: each look must follow the wait before it
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}

function kindOf({ pathname }: URL, type: string): Kind {
  if (pathname.startsWith('/api/')) return 'calls';
  if (type === 'Script') return 'scripts';
  if (type === 'Stylesheet') return 'styles';
  return type === 'Font' ? 'fonts' : 'other';
}

interface Watched {
  keelPaints: {
    readonly shifts: { readonly value: number; readonly elements: string }[];
    readonly largest: { at: number; element: string };
  };
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }[];
  }
  interface LargestPaint extends PerformanceEntry {
    readonly element: Element | null;
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()} "${(element.textContent ?? '').slice(0, 40)}"` : 'gone';
  };
  const shifts: Watched['keelPaints']['shifts'] = [];
  const largest = { at: 0, element: '' };
  (window as unknown as Watched).keelPaints = { shifts, largest };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const movedElements = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${previousRect.y} to ${currentRect.y}`,
      );
      shifts.push({ value, elements: movedElements.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestPaint[]) {
      largest.at = entry.startTime;
      largest.element = nameOf(entry.element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
