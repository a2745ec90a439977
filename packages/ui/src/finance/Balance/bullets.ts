/** Shown instead of a hidden amount, whatever its size. */
export const BULLETS = '••••••';
