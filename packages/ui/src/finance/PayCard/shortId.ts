import { NOTHING } from '../../format/nothing.ts';

/** The first 8 characters of an id, as people read it out to each other (DEP-6); '---' where there is none. */
export const shortId = (id: string): string => id.trim().slice(0, 8) || NOTHING;
