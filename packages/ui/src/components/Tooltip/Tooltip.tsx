import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { wearOpenersTheme } from '../Modal/openersTheme.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** What the thing is or does, in a few words; with none, there is no tooltip. */
  text: string;
  /** What it is about: one Button, IconButton or link. */
  children: ReactElement;
  /** How long the pointer rests before it appears, in ms; the focus shows it at once. @default 600 */
  delay?: number;
}

/** Some words on what the pointer rests on or the focus is at. A finger does not see it: nothing that must be read. */
export function Tooltip({ text, children, placement = 'top', delay = 600 }: TooltipProps) {
  if (text.trim() === '') return children;
  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      {children}
      <AriaTooltip ref={wearOpenersTheme} placement={placement} offset={6} className={styles.root}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
