import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';

/** Calls back when the flow of a dialog is over. */
export function useOnFlowEnd(flow: AnyActorRef, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const subscription = flow.subscribe({ complete: () => close() });
    return () => subscription.unsubscribe();
  }, [flow]);
}
