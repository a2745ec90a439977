import type { DragPosition } from '@keel/ui';
import type { KeyStore } from '../../platform/storage.ts';

/** At the right, and high enough for the footer of a page that is scrolled to its end. */
const FIRST: DragPosition = { x: 1, y: 0.77 };

/** Where the person put the button, or where it stands at first (PROF-3). */
export function readPosition(store: KeyStore): DragPosition {
  try {
    const kept: unknown = JSON.parse(store.get('tradeButton') ?? 'null');
    return (kept as DragPosition | null) ?? FIRST;
  } catch {
    return FIRST;
  }
}

export function writePosition(store: KeyStore, position: DragPosition): void {
  store.set('tradeButton', JSON.stringify(position));
}
