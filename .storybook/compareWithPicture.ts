import { expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Compares the final state of a story with its picture in packages/ui/pictures, only in a visual run
 * (vitest.visual.config.ts).
 *
 * An overlay is outside of the story's own element: then the whole page is compared. A picture is named after its
 * component, and after its story if that is not Matrix.
 */
export async function compareWithPicture(canvasElement: HTMLElement, title: string, story: string): Promise<void> {
  await document.fonts.ready;
  const overlays = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="listbox"]')];
  const hasOverlay = overlays.some((overlay) => overlay.role === 'listbox' || !canvasElement.contains(overlay));
  const shown = hasOverlay ? document.body : canvasElement;
  const { innerWidth, innerHeight } = window;
  // Elements below the edge of the window would be missing in the picture.
  const isCut = !hasOverlay && canvasElement.offsetHeight > innerHeight;
  if (isCut) await page.viewport(innerWidth, canvasElement.offsetHeight);
  await expect(page.elementLocator(shown)).toMatchScreenshot(
    `${title.split('/').at(-1)}${story === 'Matrix' ? '' : story}`,
  );
  if (isCut) await page.viewport(innerWidth, innerHeight);
}
