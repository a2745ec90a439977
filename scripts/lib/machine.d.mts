export function findChromium(): string | undefined;
export function findInitdb(): string | undefined;
