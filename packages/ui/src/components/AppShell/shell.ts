import { createContext, use } from 'react';

/** What Header, Sidebar and BottomBar need from the AppShell around them. */
export interface Shell {
  readonly isMenuOpen: boolean;
  readonly openMenu: () => void;
  readonly closeMenu: () => void;
}

export const ShellContext = createContext<Shell | null>(null);

/** Null outside an AppShell: a bar then has no menu to open. */
export const useShell = () => use(ShellContext);
