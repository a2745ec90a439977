import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import type { Palette } from './palette.ts';
import { isPaletteShortcut } from './shortcut.ts';

/** State of the command palette, with the shortcut that opens it from anywhere in the shell. */
export function usePaletteState(onHideAmounts: Palette['onHideAmounts']): Palette {
  const [isOpen, setOpen] = useState(false);
  // It stays mounted afterwards, for its closing animation.
  const [isMounted, setMounted] = useState(false);
  // Until its file has loaded, the page stays as it is and the button is busy.
  const [isLoading, startLoading] = useTransition();
  const open = () =>
    startLoading(() => {
      setMounted(true);
      setOpen(true);
    });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteShortcut(event) || isPageBlocked()) return;
    event.preventDefault();
    open();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return { isOpen, isMounted, isLoading, open, close: () => setOpen(false), onHideAmounts };
}

/** A modal or an open list makes the page behind it inert; the palette would cover its question. */
function isPageBlocked(): boolean {
  return document.querySelector('main')?.closest('[inert], [aria-hidden=true]') !== null;
}
