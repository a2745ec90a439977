'use no memo';

import { type ReactNode, use, useRef } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { OpenerContext } from '../Dialog/opener.ts';
import type { OpenLayer, OpenLayerProps } from './OpenLayer.tsx';
import { useExit } from './useExit.ts';
import { useOpenLayer } from './useOpenLayer.ts';

export interface ModalLayerProps
  extends Omit<ModalOverlayProps, 'children' | 'className' | 'style' | 'render' | 'ref' | 'isEntering' | 'isExiting'> {
  /** One Dialog, and what may stand beside it in the panel. */
  children: ReactNode;
  /** The class of what covers the page. */
  ground: string;
  /** The class of what stands on it. */
  panel: string;
}

/** What covers the page and holds a Dialog (MODAL-1), and nothing while it is closed. */
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
  const part = useOpenLayer(opener.state.isOpen);
  const isServer = useIsSSR();
  if (!part || phase === 'gone' || isServer) return null;
  return <Open {...layer} part={part} opener={opener} isExiting={phase === 'leaving'} groundRef={ground} />;
}

function Open({ part: Part, ...layer }: OpenLayerProps & { part: typeof OpenLayer }) {
  return <Part {...layer} />;
}
