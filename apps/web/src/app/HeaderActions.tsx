import { routes } from '@keel/flows';
import { BellIcon, EyeIcon, EyeOffIcon, IconButton, MoonIcon, SunIcon } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { useServices } from './services.ts';
import { effectiveTheme } from './theme.ts';
import { words } from './words.ts';

interface HeaderActionsProps {
  readonly areHidden: boolean;
  readonly onHide: (areHidden: boolean) => void;
}

/** At the end of the header: hide amounts, theme, notifications (DASH-9). */
export function HeaderActions({ areHidden, onHide }: HeaderActionsProps) {
  const { session } = useServices();
  const go = useNavigate();
  const isDark = useSelector(session, ({ context }) => effectiveTheme(context.theme)) === 'black';
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
      <IconButton label={words.nav.notifications} icon={<BellIcon />} onPress={() => void go(routes.notifications)} />
    </>
  );
}
