import { profilePhotoMachine } from '@keel/flows';
import { profilePhotoCases } from '../../../../../packages/flows/src/profilePhoto/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { button, dismiss, press } from '../hands.ts';
import { pickImage, UPLOAD_LOGS, uploadPort } from '../uploads.ts';

/** `/profilephoto` (PHOTO-1, PHOTO-2). */
export const profilePhoto: FlowDriver<typeof profilePhotoMachine> = {
  machine: profilePhotoMachine,
  cases: profilePhotoCases,
  as: 'investor',
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  // What a wallet leaves in the browser is only passed on.
  canStart: (input) => !('seedphrase' in (input as object)),
  open: async ({ page }) => {
    await page.goto('/profilephoto');
    await button(page, 'Upload').waitFor();
  },
  events: {
    'photo.picked': { drive: ({ page }, { photo }) => pickImage(page, 'Profile photo', photo.type) },
    submitted: {
      ...press('Upload'),
      can: (event, before) => before.can(event),
    },
    'message.dismissed': dismiss,
    'user.updated': { sentByApp: 'when the page opens, and when the account was loaded again' },
  },
  logs: UPLOAD_LOGS,
  ports: {
    uploadImage: uploadPort,
    savePhoto: { call: 'POST /pofilephoto', operation: 'saveProfilePhoto' },
  },
};
