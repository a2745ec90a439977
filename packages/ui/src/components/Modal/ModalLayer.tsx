'use no memo';

import { type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Overlay } from 'react-aria/Overlay';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useOverlay } from 'react-aria/useOverlay';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { TriggerContext } from '../Button/trigger.ts';
import { type Opener, OpenerContext } from '../Dialog/opener.ts';
import { Dismiss } from './Dismiss.tsx';
import { wearOpenersTheme } from './openersTheme.ts';
import { useExit } from './useExit.ts';
import { useScrollLock } from './useScrollLock.ts';
import { useSeenHeight } from './useSeenHeight.ts';

export interface ModalLayerProps
  extends Omit<ModalOverlayProps, 'children' | 'className' | 'style' | 'render' | 'ref' | 'isEntering' | 'isExiting'> {
  /** One Dialog, and what may stand beside it in the panel. */
  children: ReactNode;
  /** The class of what covers the page. */
  ground: string;
  /** The class of what stands on it. */
  panel: string;
}

/**
 * What covers the page and holds a Dialog (MODAL-1), on the hooks of React Aria: its own Modal makes the page behind
 * `inert`, and a browser then works out the style of every element of the page anew, twice for each dialog. Here the
 * page is hidden from assistive technology alone, which costs no style: the ground takes every press, and the focus
 * cannot leave.
 */
export function ModalLayer({ isOpen, defaultOpen, onOpenChange, ...layer }: ModalLayerProps) {
  const outer = use(OpenerContext);
  const own = useOverlayTriggerState({
    ...(isOpen !== undefined && { isOpen }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  });
  const opener = isOpen !== undefined || defaultOpen !== undefined || !outer ? { state: own } : outer;
  const ground = useRef<HTMLDivElement>(null);
  const phase = useExit(ground, opener.state.isOpen, layer.onExit);
  const isServer = useIsSSR();
  if (phase === 'gone' || isServer) return null;
  return <Layer {...layer} opener={opener} isExiting={phase === 'leaving'} groundRef={ground} />;
}

interface LayerProps extends Omit<ModalLayerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  opener: Opener;
  isExiting: boolean;
  groundRef: RefObject<HTMLDivElement | null>;
}

function Layer({
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
}: LayerProps) {
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
              <TriggerContext value={null}>{children}</TriggerContext>
            </OpenerContext>
          </div>
        </div>
      </FocusScope>
    </Overlay>
  );
}
