import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AnyFlowDriver } from './FlowDriver.ts';

const FOLDER = 'pictures';
/** What a person types here must not be in a picture. */
const TYPED_SECRETS = 'input[type=password], input[autocomplete~=one-time-code], input[autocomplete$=password]';

/** Takes a picture of a page; null if the flow's pages may show a secret. */
export type TakePicture = (page: Page, driver: AnyFlowDriver) => Promise<string | null>;

/** Pictures in the folder of a report; those of earlier runs are deleted. */
export async function startPictures(report: string): Promise<TakePicture> {
  const folder = join(report, FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let count = 0;
  return async (page, { machine, showsSecrets = false }) => {
    if (showsSecrets || page.isClosed()) return null;
    count += 1;
    const name = `${machine.id}-${count}.jpeg`;
    await page.screenshot({
      path: join(folder, name),
      type: 'jpeg',
      quality: 60,
      scale: 'css',
      mask: [page.locator(TYPED_SECRETS)],
      maskColor: '#8a94a6',
    });
    return `${FOLDER}/${name}`;
  };
}
