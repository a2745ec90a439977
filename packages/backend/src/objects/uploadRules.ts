import { DAY, HOUR } from '../clock.ts';
import type { Limit } from '../limits/limits.ts';
import { SEAL_BYTES } from '../sealing/Sealer.ts';
import type { Acl } from './ObjectStore.ts';

/** Maximum size of a file (UPLOAD-2). */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum size of a stored object: a file, sealed or not. */
export const OBJECT_MAX_BYTES = UPLOAD_MAX_BYTES + SEAL_BYTES;
/** Maximum size of a form: the file and the other fields. */
export const FORM_MAX_BYTES = UPLOAD_MAX_BYTES + 1024 * 1024;
/** Lifetime of a form: the maximum of UPLOAD-2. */
export const FORM_MS = DAY;

/** Maximum number of forms per account. */
export const FORMS_AN_HOUR: Limit = { bucket: 'upload-forms', max: 30, windowMs: HOUR };
/** Maximum storage per account. */
export const STORED_MAX_FILES = 40;
export const STORED_MAX_BYTES = 100 * 1024 * 1024;

/** Maximum lifetime of a signed address of a private image. */
export const SIGNED_MAX_SECONDS = 300;

export type Purpose = 'profile' | 'identity';

/** Identity images are private, profile photos are public (UPLOAD-2). */
export const ACL: Readonly<Record<Purpose, Acl>> = { profile: 'public-read', identity: 'private' };
