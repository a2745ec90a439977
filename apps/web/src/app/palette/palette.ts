import { createContext, use } from 'react';
import { pageOf } from '../routing/pageOf.tsx';

/** Opens and closes the command palette. */
export interface Palette {
  readonly isOpen: boolean;
  /** It has been open since the page was loaded. */
  readonly isMounted: boolean;
  /** It was asked for, and its file is loading. */
  readonly isLoading: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly onHideAmounts: (areHidden: boolean) => void;
}

export const PaletteContext = createContext<Palette | null>(null);

/** Throws outside of the member layout. */
export function usePalette(): Palette {
  const palette = use(PaletteContext);
  if (palette === null) throw new Error('usePalette must be called below <PaletteContext>.');
  return palette;
}

/** The dialog. Its file is loaded when somebody is about to open it: pages are shown without it. */
export const PaletteDialog = pageOf(async () => (await import('./PaletteDialog.tsx')).PaletteDialog);
