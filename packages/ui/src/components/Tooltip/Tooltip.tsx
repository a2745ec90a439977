import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { copyOpenerTheme } from '../Modal/copyOpenerTheme.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** The text of the tooltip. Without text there is no tooltip. */
  text: string;
  /** The trigger: one Button, IconButton or link. */
  children: ReactElement;
  /** The hover delay in ms; on keyboard focus it appears immediately. @default 600 */
  delay?: number;
}

/** A short description on hover and focus. Touch users do not see it, so it must not contain essential information. */
export function Tooltip({ text, children, placement = 'top', delay = 600 }: TooltipProps) {
  if (text.trim() === '') return children;
  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      {children}
      <AriaTooltip ref={copyOpenerTheme} placement={placement} offset={6} className={styles.root}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
