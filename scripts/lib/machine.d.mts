export function findChromium(): string | undefined;
export function findFirefox(): string | undefined;
export function findInitdb(): string | undefined;
