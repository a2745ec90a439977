import type { CreateOrderCall } from '@keel/flows';
import type { KeyStore } from '../../platform/storage.ts';

/** The order that was placed last from this browser and may not be over: what it takes to find it again (WALLET-7). */
export function readOpenOrder(store: KeyStore, userId: string): CreateOrderCall | null {
  try {
    const stored = JSON.parse(store.get('walletOrder') ?? 'null') as Partial<StoredOrder> | null;
    const { id, order } = stored?.attempt ?? {};
    return stored?.userId === userId && typeof id === 'string' && order !== undefined ? { id, order } : null;
  } catch {
    return null;
  }
}

/** Keeps an order before it is placed, so that a reload finds it. */
export function storeOpenOrder(store: KeyStore, userId: string, attempt: CreateOrderCall): void {
  store.set('walletOrder', JSON.stringify({ userId, attempt } satisfies StoredOrder));
}

/** The order is over, or was never placed. */
export function dropOpenOrder(store: KeyStore): void {
  store.remove('walletOrder');
}

interface StoredOrder {
  readonly userId: string;
  readonly attempt: CreateOrderCall;
}
