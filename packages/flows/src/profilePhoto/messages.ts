import { imageMessages } from '../image.ts';
import { sharedMessages } from '../messages.ts';

/** PHOTO-1. */
export const profilePhotoMessages = {
  photoType: 'Invalid file type',
  ...imageMessages,
  /** UPLOAD-1. */
  failed: sharedMessages.wentWrong,
  /** Shown if the server sends no message; no requirement has a text. */
  saved: 'Your photo was saved.',
} as const;
