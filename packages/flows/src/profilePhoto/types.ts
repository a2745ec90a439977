import type { PickedImage, Upload } from '../image.ts';
import type { Logged, Navigate, UserUpdated } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { User } from '../types.ts';

export interface ProfilePhotoInput {
  readonly user: User;
  /** The encrypted vault of this device (WALLET-3), passed to the next page; never the phrase. */
  readonly seedphrase?: string;
  /** The image that was picked but not sent when this person's session ended. @default none */
  readonly photo?: PickedImage | null | undefined;
}

export interface ProfilePhotoContext {
  readonly user: User;
  readonly seedphrase: string | null;
  /** The previewed image; null until one is picked. */
  readonly photo: PickedImage | null;
  /** Where the picked image is stored; null until it is. */
  readonly upload: Upload | null;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
  /** The page that the server names for afterwards, once checked. */
  readonly next: string;
}

export type ProfilePhotoEvent =
  | { readonly type: 'photo.picked'; readonly photo: PickedImage }
  /** Use `snapshot.can({ type: 'submitted' })` to check whether Upload is enabled. */
  | { readonly type: 'submitted' }
  | { readonly type: 'message.dismissed' }
  /** The session has a newer user. */
  | { readonly type: 'user.updated'; readonly user: User };

/** Port `savePhoto`: POST /pofilephoto. */
export interface SavePhotoCall {
  /** The uploaded file's own address (PHOTO-2). */
  readonly profilePhotoUrl: string;
  readonly email: string;
}
export type SavePhotoReply = Reply<{ readonly url: string | null }>;

export type ProfilePhotoOutput = Navigate;
export type ProfilePhotoEmitted = UserUpdated | Logged;
