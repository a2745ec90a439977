import { type ReactNode, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { wearOpenersTheme } from '../Modal/openersTheme.ts';
import { useOverflow } from '../Table/useOverflow.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps
  extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'triggerRef'> {
  /** What it is about; its name for assistive technology. */
  label: string;
  /** Some words, a few controls. */
  children: ReactNode;
}

/** Opens beside what was pressed: a DialogTrigger around a button and it. The page can be seen around it. */
export function Popover({ label, children, placement = 'bottom', ...popover }: PopoverProps) {
  return (
    <AriaPopover {...popover} ref={wearOpenersTheme} placement={placement} offset={8} className={styles.root}>
      <Dialog aria-label={label} className={styles.dialog}>
        <Content>{children}</Content>
      </Dialog>
    </AriaPopover>
  );
}

/** What scrolls must take the focus, or the arrow keys could not scroll it. */
function Content({ children }: Pick<PopoverProps, 'children'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(scroller);
  return (
    <div ref={scroller} {...(isScrolling && { tabIndex: 0 })} className={styles.scroller}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
