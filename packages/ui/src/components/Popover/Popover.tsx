import { type ReactNode, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { copyOpenerTheme } from '../Modal/copyOpenerTheme.ts';
import { useOverflow } from '../Table/useOverflow.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps
  extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'triggerRef'> {
  /** The accessible name. */
  label: string;
  /** A short text or a few controls. */
  children: ReactNode;
  /** 'text' has padding; 'rows' is 24rem wide, for rows that have their own padding. @default 'text' */
  layout?: 'text' | 'rows';
}

/** A non-modal overlay next to its trigger. Use a DialogTrigger around a button and the popover. */
export function Popover({ label, children, layout = 'text', placement = 'bottom', ...popover }: PopoverProps) {
  return (
    <AriaPopover {...popover} ref={copyOpenerTheme} placement={placement} offset={8} className={styles.root}>
      <Dialog aria-label={label} className={styles.dialog}>
        <Content layout={layout}>{children}</Content>
      </Dialog>
    </AriaPopover>
  );
}

/** A scrollable element must be focusable, otherwise the arrow keys cannot scroll it. */
function Content({ children, layout }: Required<Pick<PopoverProps, 'children' | 'layout'>>) {
  const scroller = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(scroller);
  return (
    <div ref={scroller} {...(isScrolling && { tabIndex: 0 })} className={styles.scroller}>
      <div className={styles.content({ layout })}>{children}</div>
    </div>
  );
}
