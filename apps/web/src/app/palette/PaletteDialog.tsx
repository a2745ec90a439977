import { CommandPalette } from '@keel/ui';
import { usePalette } from './palette.ts';
import { useCommands } from './useCommands.tsx';
import { useWords } from './words.ts';

/** The command palette with the pages and actions of the app. */
export function PaletteDialog() {
  const { isOpen, close } = usePalette();
  const { label } = useWords();
  const groups = useCommands();
  return (
    <CommandPalette
      label={label}
      groups={groups}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    />
  );
}
