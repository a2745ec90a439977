'use no memo';

import { type ReactNode, useRef } from 'react';
import { type PressHookProps, usePress } from 'react-aria/usePress';
import { Trigger } from './Trigger.tsx';

interface PressedByAriaProps extends Omit<PressHookProps, 'ref'> {
  /** One button of ours. */
  children: ReactNode;
}

/** Hands what a trigger of React Aria waits for (its MenuTrigger, its FileTrigger) to the button in it. */
export function PressedByAria({ children, ...pressed }: PressedByAriaProps) {
  const button = useRef<HTMLElement>(null);
  const { pressProps, isPressed } = usePress({ ...pressed, ref: button });
  return (
    <Trigger {...pressProps} ref={button} isPressed={isPressed}>
      {children}
    </Trigger>
  );
}
