'use no memo';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Overlay } from 'react-aria/Overlay';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { useOverlay } from 'react-aria/useOverlay';
import { TriggerContext } from '../Button/trigger.ts';
import { type Opener, OpenerContext, TakeFocusContext } from '../Dialog/opener.ts';
import { takeFocus } from '../Dialog/takeFocus.ts';
import { Dismiss } from './Dismiss.tsx';
import type { ModalLayerProps } from './ModalLayer.tsx';
import { wearOpenersTheme } from './openersTheme.ts';
import { useScrollLock } from './useScrollLock.ts';
import { useSeenHeight } from './useSeenHeight.ts';

export interface OpenLayerProps extends Omit<ModalLayerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  opener: Opener;
  isExiting: boolean;
  groundRef: RefObject<HTMLDivElement | null>;
}

/**
 * A ModalLayer that is open, on the hooks of React Aria: its own Modal makes the page behind `inert`, and a browser then
 * works out the style of every element of the page anew, twice for each dialog. Here the page is hidden from assistive
 * technology alone, which costs no style: the ground takes every press, and the focus cannot leave.
 */
export function OpenLayer({
  opener,
  isExiting,
  groundRef,
  ground,
  panel,
  isDismissable = false,
  isKeyboardDismissDisabled = false,
  shouldCloseOnInteractOutside,
  UNSTABLE_portalContainer: container,
  UNSTABLE_deferUntilEntered: _deferred,
  onEnter,
  onExit: _onExit,
  slot,
  children,
  ...element
}: OpenLayerProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const { state } = opener;
  const { isOpen } = state;
  const { overlayProps } = useOverlay(
    {
      isOpen,
      onClose: () => state.close(),
      isDismissable,
      isKeyboardDismissDisabled,
      ...(shouldCloseOnInteractOutside && { shouldCloseOnInteractOutside }),
    },
    panelRef,
  );
  useScrollLock(isOpen);
  useSeenHeight(groundRef);
  useLayoutEffect(() => {
    wearOpenersTheme(groundRef.current);
    if (groundRef.current) void onEnter?.(groundRef.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes
  }, []);
  // Before the observer of a dialog below this one sees it come, and hides it: a message that an answer opens over a form.
  useLayoutEffect(() => (isOpen && panelRef.current ? ariaHideOutside([panelRef.current]) : undefined), [isOpen]);
  const exiting = isExiting ? { 'data-exiting': true } : {};
  return (
    <Overlay {...(container && { portalContainer: container })} disableFocusManagement>
      <FocusScope restoreFocus contain={isOpen}>
        <div {...element} {...(slot && { slot })} ref={groundRef} className={ground} {...exiting}>
          <div {...overlayProps} ref={panelRef} className={panel} {...exiting}>
            {isDismissable && <Dismiss onPress={() => state.close()} />}
            <OpenerContext value={opener}>
              <TakeFocusContext value={takeFocus}>
                <TriggerContext value={null}>{children}</TriggerContext>
              </TakeFocusContext>
            </OpenerContext>
          </div>
        </div>
      </FocusScope>
    </Overlay>
  );
}
