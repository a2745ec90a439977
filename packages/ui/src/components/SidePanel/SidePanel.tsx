import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SidePanel.css.ts';

export interface SidePanelProps extends RootProps {
  /** What it is; stands on the edge that opens it and at its head: 'Demo: operator'. */
  title: string;
  /** What it holds; there only while it is open. */
  children: ReactNode;
  /** Whether it is open, where the caller keeps it. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Tools beside the page, which stays usable and is never covered: the page makes room (`--panel-room-below`,
 * `--panel-room-beside`). Closed it is an edge that opens it; open it is a column at the end of the line, and below 1024 px a
 * sheet at the lower edge. Escape inside it closes it. One in a page, after everything else.
 */
export function SidePanel({ title, children, isOpen, defaultOpen = false, onOpenChange, ...element }: SidePanelProps) {
  const { close } = useMessages('Dialog', en.Dialog);
  const [own, setOwn] = useState(defaultOpen);
  const shown = isOpen ?? own;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const edge = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);

  // The focus goes in as it opens, and back to the edge as it closes.
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    (shown ? heading : edge).current?.focus();
  }, [shown]);

  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A menu or a list inside of it takes its own Escape.
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
