import { EyeIcon, EyeOffIcon, IconButton, MoonIcon, SunIcon } from '@keel/ui';
import { useWords } from '../i18n/words.ts';
import { NotificationsBell } from '../notifications/NotificationsBell.tsx';
import { useServices } from '../services/services.ts';
import { useTheme } from './useTheme.ts';

interface HeaderActionsProps {
  readonly areHidden: boolean;
  readonly onHide: (areHidden: boolean) => void;
}

/** At the end of the header: hide amounts, theme, notifications (DASH-9). */
export function HeaderActions({ areHidden, onHide }: HeaderActionsProps) {
  const { session } = useServices();
  const words = useWords();
  const isDark = useTheme(session) === 'black';
  return (
    <>
      <IconButton
        label={areHidden ? words.nav.showAmounts : words.nav.hideAmounts}
        icon={areHidden ? <EyeOffIcon /> : <EyeIcon />}
        onPress={() => onHide(!areHidden)}
      />
      <IconButton
        label={isDark ? words.nav.toLight : words.nav.toDark}
        icon={isDark ? <SunIcon /> : <MoonIcon />}
        onPress={() => session.send({ type: 'theme.changed', theme: isDark ? 'white' : 'black' })}
      />
      <NotificationsBell />
    </>
  );
}
