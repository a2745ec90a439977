import { imageMessages } from '../image.ts';
import { sharedMessages } from '../messages.ts';

/** KYC-3, KYC-4, FIELD-1. */
export const registrationMessages = {
  required: 'field should not be empty',
  number: 'number is not valid',
  /** For texts that are too long or contain invisible characters; no requirement has a text. */
  invalid: 'field is not valid',
  photo: 'please upload photo',
  photoType: 'Image mime type is not valid',
  ...imageMessages,
  /** UPLOAD-1. */
  failed: sharedMessages.wentWrong,
  /** Shown if the server sends no message; no requirement has a text. */
  done: 'Thanks! We’re reviewing your details. We’ll notify you when it’s done.',
} as const;
