'use no memo';

import { type ComponentProps, type KeyboardEvent, type MouseEvent, type Ref, use, useRef } from 'react';
import { useFirstFocus } from '../../useFirstFocus.ts';
import { OpenerContext } from '../Dialog/opener.ts';
import { type Press, pressOf } from './press.ts';
import { TriggerContext, type TriggerProps, withTrigger } from './trigger.ts';
import { useRefs } from './useRefs.ts';

type Attributes = ComponentProps<'button'>;

/** What a button of ours does, whatever it looks like. What else it is given is handed to the element. */
export interface NativeButtonProps
  extends Omit<
    Attributes,
    'autoFocus' | 'children' | 'className' | 'disabled' | 'onClick' | 'ref' | 'slot' | 'style' | 'tabIndex'
  > {
  /** Called by mouse, finger, Enter and Space, and by assistive technology. */
  onPress?: (press: Press) => void;
  /** It cannot be pressed nor focused. @default false */
  isDisabled?: boolean;
  /** Takes the focus as it comes. Only in a dialog. @default false */
  autoFocus?: boolean;
  /** The Tab key passes it by: what it does can be done by keyboard in another way. @default false */
  excludeFromTabOrder?: boolean;
  /** 'close': it closes the dialog that it is in. */
  slot?: 'close';
}

interface Behaviour extends NativeButtonProps {
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const NO_TRIGGER: TriggerProps = {};

/**
 * The attributes of a `<button>`. The browser knows when it is hovered, pressed and focused, and CSS asks it: nothing is
 * kept here, so no press draws the button anew.
 */
export function useNativeButton({
  slot,
  onPress,
  isDisabled = false,
  isPending = false,
  autoFocus = false,
  excludeFromTabOrder = false,
  type = 'button',
  ref,
  ...own
}: Behaviour): Attributes {
  const trigger = use(TriggerContext);
  const opener = use(OpenerContext);
  const { ref: triggerRef, isPressed = false, onPress: triggerPress, ...given } = trigger ?? NO_TRIGGER;
  const answers = !isDisabled && !isPending;
  const takes = answers ? 'presses' : isDisabled ? 'nothing' : 'looks';
  const { onKeyDown, onKeyUp, ...element } = trigger ? withTrigger(given, own, takes) : own;
  const { onClick } = element as Attributes;

  const button = useRef<HTMLButtonElement>(null);
  const refs = useRefs(button, useRefs(ref, triggerRef as typeof ref));
  useFirstFocus(button, autoFocus);

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // What the button stands on is not pressed with it.
    event.stopPropagation();
    if (!answers) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
    triggerPress?.();
    if (slot === 'close') opener?.state.close();
    onPress?.(pressOf(event));
  };

  return {
    ...element,
    ref: refs,
    // Sending a form by Enter in a field takes its first button that sends; one that runs must not.
    type: isPending ? 'button' : type,
    disabled: isDisabled,
    // Said, Safari focuses a button that is clicked, as every other browser does.
    tabIndex: isDisabled ? undefined : excludeFromTabOrder ? -1 : 0,
    onClick: click,
    onKeyDown: (event) => {
      if (answers) onKeyDown?.(event);
      pressOnRelease(event, type);
    },
    ...(onKeyUp && answers && { onKeyUp }),
    ...(isPending && { 'aria-disabled': true, 'data-pending': true }),
    ...(isPressed && { 'data-pressed': true }),
    ...(isDisabled && { 'data-disabled': true }),
  };
}

/** Where Enter is held down: a window that loses the focus never hears that it is let go. */
let held: Element | null = null;

/**
 * Enter presses when it is let go, as Space does. A browser presses as it goes down and again while it is held, which
 * would press what the first press opens.
 */
function pressOnRelease(event: KeyboardEvent<HTMLButtonElement>, type: Attributes['type']) {
  const { currentTarget: button, key, target, repeat, metaKey } = event;
  if (key !== 'Enter' || target !== button || event.defaultPrevented) return;
  // A form is sent by the browser alone, and macOS tells nobody that a key is let go while its command key is held.
  const isNative = type !== 'button' || metaKey;
  if (repeat || !isNative) event.preventDefault();
  if (repeat || isNative) return;
  held = button;
  const release = (up: globalThis.KeyboardEvent) => {
    if (up.key !== 'Enter') return;
    document.removeEventListener('keyup', release, true);
    const isPress = up.target === button && held === button;
    held = null;
    if (isPress) button.click();
  };
  document.addEventListener('keyup', release, true);
}
