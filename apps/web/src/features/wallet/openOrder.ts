import type { CreateOrderCall } from '@keel/flows';
import type { KeyStore } from '../../platform/storage.ts';

/** The order that was placed last from this browser and may not be over: what it takes to find it again (WALLET-7). */
export function readOpenOrder(store: KeyStore, userId: string): CreateOrderCall | null {
  try {
    const kept = JSON.parse(store.get('walletOrder') ?? 'null') as Partial<Kept> | null;
    const { id, order } = kept?.attempt ?? {};
    return kept?.userId === userId && typeof id === 'string' && order !== undefined ? { id, order } : null;
  } catch {
    return null;
  }
}

/** Keeps an order before it is placed, so that a reload finds it. */
export function keepOpenOrder(store: KeyStore, userId: string, attempt: CreateOrderCall): void {
  store.set('walletOrder', JSON.stringify({ userId, attempt } satisfies Kept));
}

/** The order is over, or was never placed. */
export function dropOpenOrder(store: KeyStore): void {
  store.remove('walletOrder');
}

interface Kept {
  readonly userId: string;
  readonly attempt: CreateOrderCall;
}
