import type { FormFields, FormTerms } from './postPolicy.ts';
import type { Signer } from './sigv4.ts';

export type Acl = FormTerms['acl'];
export type ImageType = FormTerms['contentType'];

/** The store does not respond, or reports that it cannot. */
export class ObjectStoreUnavailable extends Error {
  override name = 'ObjectStoreUnavailable';
}

/** The store denied access. A key without permission to list the bucket gets the same error for a missing object. */
export class ObjectStoreForbids extends ObjectStoreUnavailable {
  override name = 'ObjectStoreForbids';
}

/** The form for one upload and the address to post it to. */
export interface UploadForm {
  readonly url: string;
  readonly fields: FormFields;
}

/** How browsers upload and load images: directly from the object store, or through this server. */
export interface ImageAccess {
  readonly bucket: string;
  /** Signs forms and addresses. Its secret never leaves the server. */
  readonly signer: Signer;
  /** Permission to upload one file (UPLOAD-2). */
  form(terms: Omit<FormTerms, 'bucket'>): UploadForm;
  /** The address of a public object. */
  location(key: string): string;
  /** An address that shows a private object until some seconds after `at`. */
  signedAddress(key: string, at: Date, seconds: number): string;
}

/** Stores the images (OPS-3). A key has to be one of `newKey`; others throw. */
export interface ObjectStore extends ImageAccess {
  /** Whether this server receives and serves all files itself. */
  readonly local: boolean;
  /** The bytes; null if there are none or more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array, options: { contentType: ImageType; acl: Acl }): Promise<void>;
  /** Removes an object; a missing one counts as removed. */
  remove(key: string): Promise<void>;
}
