import type { FormFields, FormTerms } from './postPolicy.ts';
import type { Signer } from './sigv4.ts';

export type Acl = FormTerms['acl'];
export type ImageType = FormTerms['contentType'];

/** The store does not answer, or answers that it cannot. */
export class ObjectStoreUnavailable extends Error {
  override name = 'ObjectStoreUnavailable';
}

/** The store forbids what was asked. A key that may not list the bucket hears the same of an object that is missing. */
export class ObjectStoreForbids extends ObjectStoreUnavailable {
  override name = 'ObjectStoreForbids';
}

/** The form for one upload and where to post it. */
export interface UploadForm {
  readonly url: string;
  readonly fields: FormFields;
}

/** How browsers send images and are shown them: straight by the object store, or by this server. */
export interface ImageAccess {
  readonly bucket: string;
  /** Signs forms and addresses. Its secret never leaves the server. */
  readonly signer: Signer;
  /** Permission to post one file (UPLOAD-2). */
  form(terms: Omit<FormTerms, 'bucket'>): UploadForm;
  /** The address of a public object. */
  location(key: string): string;
  /** An address that shows a private object until some seconds after `at`. */
  signedAddress(key: string, at: Date, seconds: number): string;
}

/** Keeps the images, wherever they lie (OPS-3). A key is always one of `newKey`; any other is refused with a throw. */
export interface ObjectStore extends ImageAccess {
  /** Whether this server takes and serves all files itself. */
  readonly local: boolean;
  /** The bytes; null if there are none or more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array, options: { contentType: ImageType; acl: Acl }): Promise<void>;
  /** Removes it; one that is not there is removed already. */
  remove(key: string): Promise<void>;
}
