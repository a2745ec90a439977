import type { ThemeName } from '@keel/flows';
import type { Session } from '../services/services.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The theme on the screen: the chosen one, or the system's until one is chosen (SET-2). */
export function effectiveTheme(chosen: ThemeName | null): ThemeName {
  return chosen ?? (matchMedia(DARK).matches ? 'black' : 'white');
}

/** Updates `data-theme` of the document when the session's or the system's theme changes. Returns a function that stops it. */
export function paintTheme(session: Session): () => void {
  const system = matchMedia(DARK);
  const paint = () => {
    document.documentElement.dataset.theme = effectiveTheme(session.getSnapshot().context.theme);
  };
  const subscription = session.subscribe(paint);
  system.addEventListener('change', paint);
  return () => {
    subscription.unsubscribe();
    system.removeEventListener('change', paint);
  };
}
