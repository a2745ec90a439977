import type { DiagramState } from './types.ts';

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** The state that an arrow key leads to: the closest one on that side. null if there is none. */
export function nearest(states: readonly DiagramState[], from: DiagramState, key: ArrowKey): DiagramState | null {
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const distances = states
    .filter((state) => state.id !== from.id)
    .map((state) => {
      const x = middle(state.x, state.width) - middle(from.x, from.width);
      const y = middle(state.y, state.height) - middle(from.y, from.height);
      return { state, ahead: sign * (isAcross ? x : y), aside: Math.abs(isAcross ? y : x) };
    })
    .filter(({ ahead }) => ahead > 0)
    // A state straight ahead is preferred to one at the same distance to the side.
    .toSorted((one, other) => one.ahead + 2 * one.aside - (other.ahead + 2 * other.aside));
  return distances[0]?.state ?? null;
}

function middle(start: number, size: number): number {
  return start + size / 2;
}
