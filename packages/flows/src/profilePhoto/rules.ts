import { imageProblem, type PickedImage } from '../image.ts';
import { type Navigate, navigate } from '../intent.ts';
import { routes } from '../routes.ts';
import { safeLanding } from '../safe-path.ts';
import type { User } from '../types.ts';
import { profilePhotoMessages } from './messages.ts';
import type { ProfilePhotoContext, ProfilePhotoInput, SavePhotoCall, SavePhotoReply } from './types.ts';

export function startPhoto({ user, seedphrase, photo = null }: ProfilePhotoInput): ProfilePhotoContext {
  return { user, seedphrase: seedphrase ?? null, photo, upload: null, message: '', next: routes.wallet };
}

/** PHOTO-1: what is wrong with a picked image; null if nothing is. */
export function photoProblem(photo: PickedImage): string | null {
  return imageProblem(photo, profilePhotoMessages.photoType);
}

/** Another image has to be uploaded again. */
export function setPhoto(photo: PickedImage): Partial<ProfilePhotoContext> {
  return { photo, upload: null };
}

/** PHOTO-2. @throws TypeError if nothing has been uploaded */
export function toCall({ upload, user }: ProfilePhotoContext): SavePhotoCall {
  return { profilePhotoUrl: addressOf(upload), email: user.email };
}

/** Drops the upload when a field is refused (422), since it may be the image; the next attempt uploads it again. */
export function keepUpload({ upload }: ProfilePhotoContext, reply: SavePhotoReply): Partial<ProfilePhotoContext> {
  return { upload: reply.status === 422 ? null : upload };
}

/** The user with the photo just saved. */
export function picturedUser({ user, upload }: ProfilePhotoContext): User {
  return { ...user, profilePhotoUrl: addressOf(upload) };
}

/** PHOTO-1: the server's url if it is a page of this app, otherwise the wallet. */
export function nextPage(reply: SavePhotoReply): string {
  return safeLanding(reply.body?.url) ?? routes.wallet;
}

/** PHOTO-1: opens the next page, with the email and the encrypted vault. */
export function navigateOn({ next, user, seedphrase }: ProfilePhotoContext): Navigate {
  const state = { email: user.email };
  return navigate(next, { state: seedphrase === null ? state : { ...state, seedphrase } });
}

function addressOf(upload: ProfilePhotoContext['upload']): string {
  if (upload === null) throw new TypeError('There is no image yet; upload it first.');
  return upload.location;
}
