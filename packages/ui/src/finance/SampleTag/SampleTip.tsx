import { type ReactNode, type RefObject, use, useEffect, useEffectEvent } from 'react';
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import * as styles from './SampleTag.css.ts';

/** How much the reader wants to see the tip: a pointer that rests a moment, a focus or press at once. */
export type TipWish = 'never' | 'soon' | 'now';

interface SampleTipProps {
  readonly wish: TipWish;
  /** A press after Escape asks again. */
  readonly presses: number;
  /** What the tip stands beside. */
  readonly tag: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The tip itself. A file of its own: what places it weighs more than the tag, and most tags are never asked. */
export function SampleTip(props: SampleTipProps) {
  return (
    <TooltipTrigger delay={300}>
      <Tip {...props} />
    </TooltipTrigger>
  );
}

function Tip({ wish, presses, tag, children }: SampleTipProps) {
  const state = use(TooltipTriggerStateContext);
  const isOpen = state?.isOpen === true;

  const follow = useEffectEvent(() => {
    if (wish === 'never') state?.close();
    else state?.open(wish === 'now');
  });
  const close = useEffectEvent(() => state?.close(true));

  // oxlint-disable-next-line react/exhaustive-deps -- each press asks anew
  useEffect(() => follow(), [wish, presses]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // On the document: the focus may be elsewhere while the pointer rests on the tag.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isOpen]);

  return (
    <Tooltip triggerRef={tag} offset={6} className={styles.tip}>
      {children}
    </Tooltip>
  );
}
