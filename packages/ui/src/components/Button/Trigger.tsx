'use no memo';

import { type ReactNode, use } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { TriggerContext, type TriggerProps, withTrigger } from './trigger.ts';

/** Gives the button in it what makes it open something, and what something further out made of it already. */
export function Trigger({ children, ...own }: Omit<TriggerProps, 'children'> & { children: ReactNode }) {
  const outer = use(TriggerContext);
  const both = outer && { ...withTrigger(outer, own, 'presses'), ref: mergeRefs(outer.ref, own.ref) };
  return <TriggerContext value={both ?? own}>{children}</TriggerContext>;
}
