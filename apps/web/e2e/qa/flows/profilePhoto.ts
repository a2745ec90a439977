import { profilePhotoMachine } from '@keel/flows';
import { profilePhotoCases } from '../../../../../packages/flows/src/profilePhoto/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import { button, dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';
import { pickImage, UPLOAD_CONSOLE_ERRORS, uploadPort } from '../uploads.ts';

/** `/profilephoto` (PHOTO-1, PHOTO-2). */
export const profilePhoto: FlowDriver<typeof profilePhotoMachine> = {
  machine: profilePhotoMachine,
  cases: profilePhotoCases,
  as: 'investor',
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  // The flow only passes a wallet in its input on to the next page.
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
  consoleErrors: UPLOAD_CONSOLE_ERRORS,
  ports: {
    uploadImage: uploadPort,
    savePhoto: { call: 'POST /pofilephoto', operation: 'saveProfilePhoto' },
  },
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('hasPhoto'),
  },
};
