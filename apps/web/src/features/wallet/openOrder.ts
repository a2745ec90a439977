import type { CreateOrderCall } from '@keel/flows';
import type { KeyStore } from '../../platform/storage.ts';

/** The last order of this browser that may not be final: the data to look it up again (WALLET-7). */
export function readOpenOrder(store: KeyStore, userId: string): CreateOrderCall | null {
  try {
    const stored = JSON.parse(store.get('walletOrder') ?? 'null') as Partial<StoredOrder> | null;
    const { id, order } = stored?.attempt ?? {};
    return stored?.userId === userId && typeof id === 'string' && order !== undefined ? { id, order } : null;
  } catch {
    return null;
  }
}

/** Stores an order before it is placed, so that it is found again after a reload. */
export function storeOpenOrder(store: KeyStore, userId: string, attempt: CreateOrderCall): void {
  store.set('walletOrder', JSON.stringify({ userId, attempt } satisfies StoredOrder));
}

/** Removes the stored order: it is final, or was never placed. */
export function deleteOpenOrder(store: KeyStore): void {
  store.remove('walletOrder');
}

interface StoredOrder {
  readonly userId: string;
  readonly attempt: CreateOrderCall;
}
