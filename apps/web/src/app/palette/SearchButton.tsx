import { CommandButton } from '@keel/ui';
import { useEffect } from 'react';
import { useWords } from '../i18n/words.ts';
import { PaletteDialog, usePalette } from './palette.ts';
import { shortcutText } from './shortcut.ts';

interface SearchButtonProps {
  /** In the drawer, which closes at the press and could not show that something is loading. @default false */
  readonly isInDrawer?: boolean;
}

/** Opens the command palette. */
export function SearchButton({ isInDrawer = false }: SearchButtonProps) {
  const { nav } = useWords();
  const { isLoading, open } = usePalette();
  useEffect(() => {
    if (isInDrawer) PaletteDialog.preload();
  }, [isInDrawer]);
  return (
    <CommandButton
      label={nav.search}
      isPending={isLoading}
      onPress={open}
      onHoverStart={() => PaletteDialog.preload()}
      onFocus={() => PaletteDialog.preload()}
      {...(!isInDrawer && { shortcut: shortcutText })}
    />
  );
}
