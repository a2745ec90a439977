import type { UploadReply } from '@keel/flows';
import type { Page } from '@playwright/test';
import { imageMessages } from '../../../../packages/flows/src/image.ts';
import { picture } from '../support/picture.ts';
import type { Outcome, PortDriver } from './FlowDriver.ts';

/** The answer for every upload that fails: flows show the same message whether the server or the storage refuses it. */
const UNAVAILABLE: Outcome = { kind: 'answer', status: 503, json: { bool: false, message: '' } };

/**
 * The upload of an image. Its first call, which requests the upload form, is intercepted; the file is then sent to the
 * storage.
 */
export const uploadPort: PortDriver<UploadReply> = {
  call: 'POST /upload-policy',
  operation: 'createUploadPolicy',
  answers: ({ status }) => (status === 204 ? { kind: 'true' } : UNAVAILABLE),
};

/** UPLOAD-1: the app logs a failed upload to the console. */
export const UPLOAD_CONSOLE_ERRORS = [imageMessages.uploadFailed];

/** Chooses a file with the button of its field. */
export async function pickImage(page: Page, field: string, type: string): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(String.raw`^${field} \S`) })
    .click();
  const chooser = await opened;
  await chooser.setFiles(type === 'image/png' ? picture() : { name: 'picture', mimeType: type, buffer: GIF });
}

const GIF = Buffer.from('GIF89a');
