import type { Logged } from '@keel/flows';

const writers: Record<Logged['level'], (text: string) => void> = {
  info: (text) => console.info(text),
  warning: (text) => console.warn(text),
  error: (text) => console.error(text),
};

/** Writes to the browser's console what people need not see (TICK-3, PUSH-2). Flows never log what was typed. */
export function log({ level, text }: Logged): void {
  writers[level](text);
}
