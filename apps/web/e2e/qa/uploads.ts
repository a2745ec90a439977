import type { UploadReply } from '@keel/flows';
import type { Page } from '@playwright/test';
import { imageMessages } from '../../../../packages/flows/src/image.ts';
import { picture } from '../support/picture.ts';
import type { Outcome, PortDriver } from './FlowDriver.ts';

/** A file that the storage refuses or the server does not sign a form for; every flow says the same of all of them. */
const UNAVAILABLE: Outcome = { kind: 'answer', status: 503, json: { bool: false, message: '' } };

/** The upload of an image: the form is asked for here, and the file follows it to the storage. */
export const uploadPort: PortDriver<UploadReply> = {
  call: 'POST /upload-policy',
  operation: 'createUploadPolicy',
  answers: ({ status }) => (status === 204 ? { kind: 'true' } : UNAVAILABLE),
};

/** UPLOAD-1: a failed upload is logged. */
export const UPLOAD_LOGS = [imageMessages.uploadFailed];

/** Chooses a file with the button of its field, as a person does. */
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
