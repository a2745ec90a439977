/** In place of a hidden amount, of any size. */
export const BULLETS = '••••••';
