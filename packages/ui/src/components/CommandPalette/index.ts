export { CommandButton, type CommandButtonProps } from './CommandButton.tsx';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { Command, CommandGroup } from './types.ts';
