import type { ThemeName } from '@keel/flows';
import type { Session } from '../services/services.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The theme on the screen: the chosen one, or the system's until one is chosen (SET-2). */
export function effectiveTheme(chosen: ThemeName | null): ThemeName {
  return chosen ?? systemTheme();
}

/** The theme of the operating system. */
export function systemTheme(): ThemeName {
  return matchMedia(DARK).matches ? 'black' : 'white';
}

/** Calls back whenever the theme of the operating system changes. Returns a function that stops it. */
export function onSystemTheme(changed: () => void): () => void {
  const system = matchMedia(DARK);
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}

/** Updates `data-theme` of the document when the session's or the system's theme changes. Returns a function that stops it. */
export function paintTheme(session: Session): () => void {
  const paint = () => {
    document.documentElement.dataset.theme = effectiveTheme(session.getSnapshot().context.theme);
  };
  const subscription = session.subscribe(paint);
  const stop = onSystemTheme(paint);
  return () => {
    subscription.unsubscribe();
    stop();
  };
}
