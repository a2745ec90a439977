import { crypto } from '#crypto';

/** Letters and figures that cannot be taken for one another: 31 of them, 12 times, is 59 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;
/** A random password for the sample investor. */
export function drawPassword(): string {
  return Array.from({ length: GROUPS }, drawGroup).join('-');
}

function drawGroup(): string {
  return Array.from({ length: GROUP }, () => SIGNS[crypto.randomBelow(SIGNS.length)]).join('');
}
