import type { PickedFile } from './file.ts';
import type { Reply } from './reply.ts';

/** An image that a person picked. Only the port that uploads it reads its bytes. */
export type PickedImage = PickedFile;

export type ImageType = 'image/png' | 'image/jpeg';

/**
 * Port `uploadImage`: POST /upload-policy, then the form to the storage. The app's implementation removes location data
 * first (UPLOAD-4), and resolves with the storage's 204, or with the first answer that failed.
 */
export interface UploadCall {
  readonly purpose: 'identity' | 'profile';
  readonly contentType: ImageType;
  readonly image: PickedImage;
}
export interface Upload {
  /** The file's key in the storage. */
  readonly key: string;
  /** The file's address. */
  readonly location: string;
}
export type UploadReply = Reply<Upload>;

/** UPLOAD-2: the maximum size of a file, in bytes. */
export const imageMaxBytes = 10_485_760;

/** KYC-4, PHOTO-1: png, jpg and jpeg; null for any other. */
export function imageType({ type }: PickedImage): ImageType | null {
  if (type === 'image/png') return 'image/png';
  return type === 'image/jpeg' || type === 'image/jpg' ? 'image/jpeg' : null;
}

/** UPLOAD-1: whether the storage accepted the file. */
export function isUploaded(reply: UploadReply): reply is UploadReply & { readonly body: Upload } {
  return reply.status === 204 && reply.body !== null;
}

/** What is wrong with a picked image; null if nothing is. `wrongType` is the page's message for a wrong type. */
export function imageProblem(image: PickedImage, wrongType: string): string | null {
  if (imageType(image) === null) return wrongType;
  if (image.size === 0) return imageMessages.empty;
  return image.size > imageMaxBytes ? imageMessages.tooLarge : null;
}

/** What to upload. @throws TypeError for a type that `imageProblem` refuses, which a guard prevents */
export function uploadCall(purpose: UploadCall['purpose'], image: PickedImage | null): UploadCall {
  const contentType = image === null ? null : imageType(image);
  if (image === null || contentType === null) throw new TypeError('There is no image to upload; check it first.');
  return { purpose, contentType, image };
}

/** The messages of every page with an image field. */
export const imageMessages = {
  /** UPLOAD-1; for the log only. */
  uploadFailed: 'Failed to upload image to S3',
  /** UPLOAD-3. */
  empty: 'File cannot be empty',
  /** UPLOAD-2; the requirement has no text. */
  tooLarge: 'File cannot be larger than 10 MB',
} as const;
