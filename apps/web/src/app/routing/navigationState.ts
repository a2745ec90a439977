import { useLocation } from 'react-router-dom';

/** The page that a visitor wanted when the guard sent them here, null when there is none (ROUTE-6). */
export function useReturnTo(): string | null {
  return useStateText('returnTo');
}

/** A text from the navigation state of the previous page; the flow that uses it checks it. */
export function useStateText(name: string): string | null {
  const state: unknown = useLocation().state;
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : null;
}
