import { routes } from '@keel/flows';
import {
  type Command,
  type CommandGroup,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  ImageIcon,
  LogOutIcon,
  MoonIcon,
  type NavLink,
  ShieldCheckIcon,
  SunIcon,
} from '@keel/ui';
import { useSyncExternalStore } from 'react';
import { announce } from '../feedback/announce.ts';
import { languageNames, languages } from '../i18n/locale.ts';
import { useWords as useAppWords } from '../i18n/words.ts';
import { useNavGroups } from '../layout/useNavGroups.tsx';
import { useTheme } from '../layout/useTheme.ts';
import { useHiddenAmounts } from '../money/hiddenAmounts.ts';
import { paths } from '../routing/paths.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';
import { usePalette } from './palette.ts';
import { useWords } from './words.ts';

/** Every page that can be opened directly, grouped as in the sidebar, and the actions that no page is needed for. */
export function useCommands(): readonly CommandGroup[] {
  const { keywords, ...words } = useWords();
  const { nav, titles } = useAppWords();
  const { places } = nav;
  const actions = useActions();
  const { walletFeauture } = useUser();
  const groups = useNavGroups({ isDrawer: false, hasWalletPages: walletFeauture });

  /** The names of places that SIDE-2 names otherwise in the sidebar, and other words that find a page. */
  const more: Readonly<Record<string, { readonly label?: string; readonly keywords?: string }>> = {
    [routes.invest]: { label: places.dashboard, keywords: keywords.portfolio },
    [routes.fundAccount]: { label: places.deposit, keywords: keywords.deposit },
    [routes.withdraw]: { label: places.withdraw, keywords: keywords.withdraw },
    [paths.statement]: { keywords: keywords.statement },
    [routes.tradeCenter]: { label: places.trades, keywords: keywords.trades },
    [routes.upgrade]: { label: places.plans, keywords: keywords.plans },
    [routes.wallet]: { keywords: keywords.wallet },
    [routes.profile]: { label: places.profile, keywords: keywords.profile },
    [routes.profilePhoto]: { keywords: keywords.photo },
    [routes.registeration]: { keywords: keywords.registration },
    [routes.notifications]: { keywords: keywords.notifications },
    [routes.settings]: { keywords: keywords.settings },
  };

  const page = ({ href, label, icon, isCurrent = false }: NavLink): Command => ({
    id: href,
    href,
    icon,
    label: more[href]?.label ?? label,
    // The name in the sidebar and the title, which can differ from the label.
    keywords: `${label} ${titleOf(titles, href)} ${more[href]?.keywords ?? ''}`,
    ...(isCurrent && { detail: words.current }),
  });

  const others: Readonly<Record<string, readonly NavLink[]>> = {
    account: [
      { href: routes.profilePhoto, label: titles['/profilephoto'], icon: <ImageIcon /> },
      { href: routes.registeration, label: titles['/registeration'], icon: <ShieldCheckIcon /> },
    ],
  };

  return [
    ...groups.map(({ id, title, links }) => ({
      id,
      title,
      commands: [...links.flatMap(({ links: pages = [], ...link }) => [link, ...pages]), ...(others[id] ?? [])].map(
        page,
      ),
    })),
    { id: 'actions', title: words.actions, commands: actions },
  ];
}

/** Hide amounts, theme, languages, log out. */
function useActions(): readonly Command[] {
  const { session, languageStore } = useServices();
  const { keywords, language: languageLabel, languageFailed } = useWords();
  const { nav } = useAppWords();
  const { onHideAmounts } = usePalette();
  const areHidden = useHiddenAmounts();
  const isDark = useTheme(session) === 'black';
  const { language } = useSyncExternalStore(languageStore.subscribe, languageStore.get);
  return [
    {
      id: 'hideAmounts',
      label: areHidden ? nav.showAmounts : nav.hideAmounts,
      keywords: keywords.hideAmounts,
      icon: areHidden ? <EyeIcon /> : <EyeOffIcon />,
      onAction: () => onHideAmounts(!areHidden),
    },
    {
      id: 'theme',
      label: isDark ? nav.toLight : nav.toDark,
      keywords: keywords.theme,
      icon: isDark ? <SunIcon /> : <MoonIcon />,
      onAction: () => session.send({ type: 'theme.changed', theme: isDark ? 'white' : 'black' }),
    },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        id: `language-${other}`,
        label: languageLabel(languageNames[other]),
        // In English too, for people who cannot read the current language.
        keywords: `language ${ENGLISH_NAMES[other]}`,
        icon: <GlobeIcon />,
        onAction: () => void languageStore.choose(other).catch(() => announce(languageFailed, true)),
      })),
    { id: 'logOut', label: nav.places.logOut, keywords: keywords.logOut, icon: <LogOutIcon />, href: routes.logout },
  ];
}

const ENGLISH_NAMES = { en: 'english', es: 'spanish', ar: 'arabic' } as const;

function titleOf(titles: Readonly<Record<string, string>>, href: string): string {
  return titles[href] ?? '';
}
