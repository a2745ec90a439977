import type { DragPosition } from '@keel/ui';
import type { KeyStore } from '../../platform/storage.ts';

/** The position to which the person dragged the button; null if it is in its place in the page (PROF-3). */
export function readPosition(store: KeyStore): DragPosition | null {
  try {
    return JSON.parse(store.get('tradeButton') ?? 'null') as DragPosition | null;
  } catch {
    return null;
  }
}

export function writePosition(store: KeyStore, position: DragPosition | null): void {
  store.set('tradeButton', JSON.stringify(position));
}
