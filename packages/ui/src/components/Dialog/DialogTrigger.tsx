'use no memo';

import { useId, useRef } from 'react';
import { useIsHidden } from 'react-aria/private/collections/Hidden';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import type { DialogTriggerProps } from 'react-aria-components/Dialog';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { Trigger } from '../Button/Trigger.tsx';
import { type Opener, OpenerContext } from './opener.ts';

/**
 * Joins a button and the Modal, BottomSheet or Popover that it opens. That of React Aria brings its menus and lists along,
 * whatever it opens.
 */
export function DialogTrigger({ children, ...opened }: DialogTriggerProps) {
  const state = useOverlayTriggerState(opened);
  const button = useRef<HTMLElement>(null);
  const buttonId = useId();
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, button);
  const { onPress: _onPress, ...said } = triggerProps;
  const dialogId = overlayProps.id ?? '';
  const opener: Opener = { state, trigger: { button, dialogId, buttonId } };
  // A collection of React Aria draws what is in it twice, once out of sight.
  if (useIsHidden()) return null;
  return (
    <OpenerContext value={opener}>
      <Trigger {...said} id={buttonId} ref={button} isPressed={state.isOpen} onPress={() => state.toggle()}>
        {children}
      </Trigger>
    </OpenerContext>
  );
}
