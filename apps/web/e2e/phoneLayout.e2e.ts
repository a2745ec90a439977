import type { Locator } from '@playwright/test';
import { memberRoutes, publicRoutes } from './support/appRoutes.ts';
import { as, test } from './support/investors.ts';
import { scrollsSideways, settle } from './support/pageChecks.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, readWords } from './support/wallet.ts';

test('[WALLET-1] no label of the words to confirm is taller than two lines on a phone (W-1)', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/create-wallet');
  await readWords(page);
  await page.getByRole('button', { name: 'I’ve written them down' }).click();
  const labels = page.getByRole('radiogroup', { name: /^Word \d+$/ }).locator('label');
  await expect(labels).toHaveCount(18);
  for (const width of [320, 360, 390, 540]) {
    await page.setViewportSize({ width, height: 800 });
    expect(Math.max(...(await linesOf(labels))), `${width} px`).toBeLessThanOrEqual(2);
    expect(await scrollsSideways(page), `${width} px`).toBe(false);
  }
});

test.describe('touch targets', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[LOGIN-1, SIGNUP-1, PUSH-1] all public pages have touch targets of 44 px (P-51)', async ({ page }) => {
    expect(await smallTargets(page, publicRoutes)).toEqual([]);
  });

  test.describe('signed in', () => {
    test.use(as.amelia);

    test('[ROUTE-2, ROUTE-3] all signed-in pages have touch targets of 44 px (P-51)', async ({ page }) => {
      test.slow();
      expect(await smallTargets(page, memberRoutes)).toEqual([]);
    });
  });
});

test.describe('signed in', () => {
  test.use(as.amelia);

  test('[DEP-1] the button of a form that is longer than the window stays in view on a phone (P-52)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/fund-account');
    const create = page.getByRole('button', { name: 'Create Deposit' });
    await expect(create).toBeInViewport({ ratio: 1 });
    // Nothing covers it, such as the bar below.
    await create.click();
    await expect(page.getByRole('alertdialog')).toContainText('Please select the mode of deposit');
  });

  test('[ROUTE-2] no page scrolls sideways at 320 px (W-1)', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    for (const path of memberRoutes) {
      await page.goto(path);
      await settle(page);
      if (await scrollsSideways(page)) wide.push(path);
    }
    expect(wide).toEqual([]);
  });

  for (const [language, tag] of [
    ['en', ' @sweep'],
    ['ar', ''],
  ] as const) {
    test(`[CONST-1] no amount breaks inside a number in ${language} (P-5)${tag}`, async ({ page }) => {
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      for (const path of ['/invest', '/upgrade', '/fund-account', '/withdraw', '/profile', '/statement']) {
        await page.goto(path);
        await settle(page);
        for (const width of [320, 390, 820]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await brokenAmounts(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  }
});

/** The number of lines of each label. */
function linesOf(labels: Locator): Promise<number[]> {
  return labels.evaluateAll((all) =>
    all.map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label.lastChild ?? label);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}

/** The amounts of the page that take more than one line. */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const amount = /(?:US)?\$[\s\u200E\u200F]*\d[\d.,]*|\d[\d.,]*[\s\u200E\u200F]*(?:US)?\$/gu;
    const broken: string[] = [];
    const check = (range: Range) => {
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const first = rects[0];
      if (first && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) broken.push(range.toString());
    };
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { index, 0: text } of (node.textContent ?? '').matchAll(amount)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        check(range);
      }
    }
    for (const figure of document.querySelectorAll('main bdi')) {
      if (!/^[^A-Za-z]*(?:US)?\$|\d.*\$/u.test(figure.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(figure);
      check(range);
    }
    return broken;
  });
}

/**
 * The links and buttons with a touch target of less than 44 px in width or height, measured through their centre; links
 * in a sentence are exempt.
 */
async function smallTargets(page: Page, paths: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    const found = await page.evaluate(() => {
      const MIN_TARGET_PX = 44;
      // What a modal makes inert is out of reach on purpose.
      const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document;
      const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
        let way = 0;
        while (way < MIN_TARGET_PX) {
          const hit = document.elementFromPoint(x + dx * (way + 0.5), y + dy * (way + 0.5));
          if (!hit || (hit !== element && !element.contains(hit))) break;
          way += 1;
        }
        return way;
      };

      return [...scope.querySelectorAll<HTMLElement>('a[href], button, [role=button], summary')].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return [];
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        // A link in a sentence is as high as its line.
        const around = element.parentElement?.textContent?.trim() ?? '';
        const isInSentence =
          getComputedStyle(element).display === 'inline' && around.length > (element.textContent ?? '').trim().length;
        if (width <= 1 || isInSentence) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        // The skip link is outside of the window until it has the focus.
        if (x < 0 || y < 0) return [];
        const across = reach(element, x, y, 1, 0) + reach(element, x, y, -1, 0);
        const down = reach(element, x, y, 0, 1) + reach(element, x, y, 0, -1);
        const name = element.ariaLabel ?? element.innerText.replaceAll(/\s+/gu, ' ').slice(0, 30);
        return across >= MIN_TARGET_PX - 1 && down >= MIN_TARGET_PX - 1 ? [] : [`${name}: ${across} x ${down}`];
      });
    });
    small.push(...found.map((target) => `${path} ${target}`));
  }
  return small;
}
