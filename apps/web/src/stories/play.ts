/**
 * Whether a story's `play` is still running. It finds fields and buttons by their English names, so the screen is
 * English until it has finished, and then changes to the toolbar's language.
 */
let isOver = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  isOver = value;
  for (const listener of listeners) listener();
}

/** Before a story: its screen is in English. */
export const beginPlay = () => set(false);

/** After a story's play: its screen is in the language of the toolbar. */
export const endPlay = () => set(true);

/** For `useSyncExternalStore`. */
export const play = {
  isOver: () => isOver,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
