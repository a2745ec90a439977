import { DAY, HOUR } from '../clock.ts';
import type { Limit } from '../limits/limits.ts';
import { SEAL_BYTES } from '../sealing/Sealer.ts';
import type { Acl } from './ObjectStore.ts';

/** UPLOAD-2. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** What may lie in the store under one key: a file, sealed or not. */
export const OBJECT_MAX_BYTES = UPLOAD_MAX_BYTES + SEAL_BYTES;
/** The file and what comes with it in the form. */
export const FORM_MAX_BYTES = UPLOAD_MAX_BYTES + 1024 * 1024;
/** Life of a form: the longest that UPLOAD-2 allows. */
export const FORM_MS = DAY;

/** Forms that one account may ask for. */
export const FORMS_AN_HOUR: Limit = { bucket: 'upload-forms', max: 30, windowMs: HOUR };
/** What one account may have stored. */
export const STORED_MAX_FILES = 40;
export const STORED_MAX_BYTES = 100 * 1024 * 1024;

/** How long a signed address shows a private image, at most. */
export const SIGNED_MAX_SECONDS = 300;

export type Purpose = 'profile' | 'identity';

/** Identity images are private, profile photos are public (UPLOAD-2). */
export const ACL: Readonly<Record<Purpose, Acl>> = { profile: 'public-read', identity: 'private' };
