import { type ReactNode, useEffect, useState } from 'react';
import type { RootProps } from '../../rootProps.ts';
import { BOTTOM_BAR_ROOM } from '../../styles/bottomBarRoom.ts';
import { from } from '../../styles/media.ts';
import { publishHeight } from '../../styles/publishHeight.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './AppShell.css.ts';
import { Drawer } from './Drawer.tsx';
import { ShellContext } from './shell.ts';

export interface AppShellProps extends RootProps<HTMLDivElement> {
  /** A thin band at the top of every page, such as a SampleBand. */
  band?: ReactNode;
  /** A Sidebar: fixed from 1024 px, in a drawer below (SIDE-2, SIDE-4). */
  sidebar: ReactNode;
  /** The content of the drawer below 1024 px. @default the sidebar */
  menu?: ReactNode;
  /** A Header. */
  header: ReactNode;
  /** A TickerTape under the header. */
  ticker?: ReactNode;
  /** The page content; each child is a block in the main column. */
  children: ReactNode;
  /** A SiteFooter at the end of the page. */
  footer?: ReactNode;
  /** A BottomBar, shown at the bottom of the window below 768 px. */
  bottomBar?: ReactNode;
  /** The id of the main landmark, which is the target of the SkipLink. @default 'main' */
  mainId?: string;
}

/** The layout of every page behind the login. The page scrolls on `<html>`; only the shell uses viewport widths. */
export function AppShell({
  band,
  sidebar,
  menu = sidebar,
  header,
  ticker,
  children,
  footer,
  bottomBar,
  mainId = 'main',
  ...element
}: AppShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  useWide(() => setMenuOpen(false));
  const shell = { isMenuOpen, openMenu: () => setMenuOpen(true), closeMenu: () => setMenuOpen(false) };
  return (
    <ShellContext value={shell}>
      <div {...element} className={styles.root({ hasBand: band !== undefined })}>
        <SkipLink href={`#${mainId}`} />
        {band && <div className={styles.band}>{band}</div>}
        <div className={styles.side}>{sidebar}</div>
        <div className={styles.column}>
          <div className={styles.top}>{header}</div>
          {ticker}
          <main id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {footer && <div className={styles.foot}>{footer}</div>}
          {bottomBar && (
            <div ref={publishBottomBar} className={styles.bottom}>
              {bottomBar}
            </div>
          )}
        </div>
        <Drawer>{menu}</Drawer>
      </div>
    </ShellContext>
  );
}

/** A form can keep its button in view above the bar. */
function publishBottomBar(bar: HTMLElement | null) {
  return bar === null ? undefined : publishHeight(bar, BOTTOM_BAR_ROOM);
}

/** Closes the drawer when the window grows; it would otherwise trap the focus behind the fixed sidebar. */
function useWide(onWide: () => void) {
  useEffect(() => {
    const wide = window.matchMedia(from('lg'));
    const change = () => {
      if (wide.matches) onWide();
    };
    wide.addEventListener('change', change);
    return () => wide.removeEventListener('change', change);
  });
}
