import type { DragPosition } from '@keel/ui';
import type { KeyStore } from '../../platform/storage.ts';

/** Where the person put the button; null where it stands in the page (PROF-3). */
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
