import { useLocation } from 'react-router-dom';

/** The page a visitor was headed for when the guard sent them here, null when there is none (ROUTE-6). */
export function useReturnTo(): string | null {
  return useStateText('returnTo');
}

/** A text that the page before left in navigation state; what it holds is checked by the flow that takes it. */
export function useStateText(name: string): string | null {
  const state: unknown = useLocation().state;
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : null;
}
