import { crypto } from '#crypto';

/** Letters and digits that cannot be confused with one another: 12 of 31 characters have 59 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;
/** Generates a random password for the sample investor. */
export function drawPassword(): string {
  return Array.from({ length: GROUPS }, drawGroup).join('-');
}

function drawGroup(): string {
  return Array.from({ length: GROUP }, () => SIGNS[crypto.randomBelow(SIGNS.length)]).join('');
}
