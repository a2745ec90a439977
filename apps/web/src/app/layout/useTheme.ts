import type { ThemeName } from '@keel/flows';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { Session } from '../services/services.ts';
import { onSystemTheme, systemTheme } from './theme.ts';

/** The theme on the screen, also when the system's changes while none is chosen (SET-2). */
export function useTheme(session: Session): ThemeName {
  const system = useSyncExternalStore(onSystemTheme, systemTheme);
  return useSelector(session, ({ context }) => context.theme) ?? system;
}
