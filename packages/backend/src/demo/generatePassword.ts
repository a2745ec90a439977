import { crypto } from '#crypto';

/** 31 letters and digits that cannot be confused with one another: 12 of them have 59 random bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;
/** Generates a random password for the sample investor. */
export function generatePassword(): string {
  return Array.from({ length: GROUPS }, generateGroup).join('-');
}

function generateGroup(): string {
  return Array.from({ length: GROUP }, () => SIGNS[crypto.randomBelow(SIGNS.length)]).join('');
}
