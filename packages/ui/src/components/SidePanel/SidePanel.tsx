import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SidePanel.css.ts';

export interface SidePanelProps extends RootProps {
  /** The title, shown on the tab that opens the panel and in its header: 'Demo: operator'. */
  title: string;
  /** The content, rendered only while the panel is open. */
  children: ReactNode;
  /** Whether it is open (controlled). */
  isOpen?: boolean;
  /** Whether it is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the panel is opened or closed by its buttons or Escape. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A panel next to the page that never covers it: the page makes room for it (`--panel-room-below`,
 * `--panel-room-beside`). Closed, it is a tab at the edge; open, it is a column at the end side, or below 1024 px a
 * sheet at the bottom. Escape inside the panel closes it. Render one for each page, after all other content.
 */
export function SidePanel({ title, children, isOpen, defaultOpen = false, onOpenChange, ...element }: SidePanelProps) {
  const { close } = useMessages('Dialog', en.Dialog);
  const [uncontrolledOpen, setUncontrolledOpen] = useState(defaultOpen);
  const shown = isOpen ?? uncontrolledOpen;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const edge = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(shown);

  // The focus moves into the panel when it opens, and back to the button at the edge when it closes.
  useEffect(() => {
    if (wasShown.current === shown) return;
    wasShown.current = shown;
    (shown ? heading : edge).current?.focus();
  }, [shown]);

  const change = (next: boolean) => {
    setUncontrolledOpen(next);
    onOpenChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A menu or a list inside handles its own Escape.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    change(false);
  };

  return (
    <aside
      {...element}
      aria-labelledby={titleId}
      className={styles.root({ isOpen: shown })}
      {...(shown && { onKeyDown })}
    >
      {shown ? (
        <>
          <div className={styles.head}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <IconButton size="sm" label={close} icon={<CloseIcon />} onPress={() => change(false)} />
          </div>
          <div className={styles.body}>{children}</div>
        </>
      ) : (
        <Button ref={edge} aria-expanded={false} className={styles.edge} onPress={() => change(true)}>
          <span id={titleId}>{title}</span>
        </Button>
      )}
    </aside>
  );
}
