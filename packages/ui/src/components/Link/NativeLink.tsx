'use no memo';

import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, use } from 'react';
import { handleLinkClick, useLinkProps, useRouter } from 'react-aria/private/utils/openLink';
import { type Press, pressOf } from '../Button/press.ts';
import { TriggerContext, withTrigger } from '../Button/trigger.ts';
import { useRefs } from '../Button/useRefs.ts';

/** What a link of ours does, whatever it looks like. What else it is given is handed to the element. */
export interface NativeLinkProps
  extends Omit<
    ComponentProps<'a'>,
    'autoFocus' | 'children' | 'className' | 'href' | 'onClick' | 'ref' | 'style' | 'tabIndex'
  > {
  /** Where it leads; an address of the app goes through React Aria's RouterProvider. */
  href: string;
  /** Called as it is followed. */
  onPress?: (press: Press) => void;
  /** It leads nowhere now. @default false */
  isDisabled?: boolean;
}

interface WholeProps extends NativeLinkProps {
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that looks like nothing yet. The browser knows its states, and CSS asks it. */
export function NativeLink({ href, isDisabled = false, onPress, className, children, ref, ...own }: WholeProps) {
  const router = useRouter();
  // A router may write an address in its own way.
  const { href: written } = useLinkProps({ href });
  const trigger = use(TriggerContext);
  const { ref: triggerRef, isPressed: _isPressed, onPress: triggerPress, ...given } = trigger ?? {};
  const element = trigger ? withTrigger(given, own, isDisabled ? 'nothing' : 'presses') : own;
  const refs = useRefs(ref, triggerRef as typeof ref);
  if (isDisabled) {
    const { target: _target, rel: _rel, download: _download, ...words } = element;
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere has no `href` and is none
      <span {...words} ref={refs} role="link" aria-disabled="true" data-disabled className={className}>
        {children}
      </span>
    );
  }
  const { onClick } = element as ComponentProps<'a'>;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // What the link stands on is not pressed with it.
    event.stopPropagation();
    onClick?.(event);
    triggerPress?.();
    onPress?.(pressOf(event));
    handleLinkClick(event, router, href, undefined);
  };
  return (
    <a {...element} ref={refs} href={written} tabIndex={0} onClick={follow} className={className}>
      {children}
    </a>
  );
}
