import { crypto } from '#crypto';
import type { ImageType } from './ObjectStore.ts';

const KEY = /^bucket\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(png|jpg)$/;
const ENDINGS: Readonly<Record<ImageType, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Generates an unguessable key in the product's folder. */
export function newKey(type: ImageType): string {
  return `bucket/${crypto.randomUuid()}.${ENDINGS[type]}`;
}

/** Whether a text has the format of `newKey`; anything else, such as `..` or NUL, is refused. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
