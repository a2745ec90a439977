import type { Reply } from './reply.ts';

/** An image that a person picked; the browser's `File` is one. Only the port that uploads it reads its bytes. */
export interface PickedImage {
  /** As the browser names it: 'image/png'. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type ImageType = 'image/png' | 'image/jpeg';

/**
 * Port `uploadImage`: POST /upload-policy, then the form to the storage. The filler strips location data first
 * (UPLOAD-4), and resolves with the storage's 204, or with the first answer that was another.
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

/** UPLOAD-2: the most bytes a file may have. */
export const imageMaxBytes = 10_485_760;

/** KYC-4, PHOTO-1: png, jpg and jpeg; null for any other. */
export function imageType({ type }: PickedImage): ImageType | null {
  if (type === 'image/png') return 'image/png';
  return type === 'image/jpeg' || type === 'image/jpg' ? 'image/jpeg' : null;
}

/** UPLOAD-1: the storage took the file. */
export function isUploaded(reply: UploadReply): reply is UploadReply & { readonly body: Upload } {
  return reply.status === 204 && reply.body !== null;
}

/** What is wrong with a picked image, null when nothing is; `wrongType` are the page's own words for its type. */
export function imageProblem(image: PickedImage, wrongType: string): string | null {
  if (imageType(image) === null) return wrongType;
  if (image.size === 0) return imageMessages.empty;
  return image.size > imageMaxBytes ? imageMessages.tooLarge : null;
}

/** What to upload. @throws TypeError for a type that `imageProblem` refuses: a guard was forgotten. */
export function uploadCall(purpose: UploadCall['purpose'], image: PickedImage | null): UploadCall {
  const contentType = image === null ? null : imageType(image);
  if (image === null || contentType === null) throw new TypeError('There is no image to upload; check it first.');
  return { purpose, contentType, image };
}

/** The words of every page that takes an image. */
export const imageMessages = {
  /** UPLOAD-1; for the log only. */
  uploadFailed: 'Failed to upload image to S3',
  /** UPLOAD-3. */
  empty: 'File cannot be empty',
  /** Ours, for UPLOAD-2. */
  tooLarge: 'File cannot be larger than 10 MB',
} as const;
