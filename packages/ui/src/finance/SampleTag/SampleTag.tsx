import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SampleTag.css.ts';
import type { SampleTip as Tip, TipWish } from './SampleTip.tsx';

export interface SampleTagProps extends RootProps<HTMLSpanElement> {
  /** @default 'Sample' in the reader's language */
  children?: ReactNode;
  /** Why the figure is one; said to all. @default that no data stands behind it, in the reader's language */
  explanation?: string;
}

/** No page falls when the tip cannot be had: the tag stays, and its explanation is read in place. */
const SampleTip = lazy<ComponentType<ComponentProps<typeof Tip>>>(() =>
  loadTip().then(
    (loaded) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Apart from what handles its failure: a bundler takes a `then` at the `import` for a part of it, and its styles fail past that. */
async function loadTip() {
  return (await import('./SampleTip.tsx')).SampleTip;
}

/**
 * Marks a figure without a source (DASH-3, HONEST-2). It explains itself on hover, focus and press, and a screen reader
 * reads the explanation in place. What shows the tip is loaded when it is first wanted.
 */
export function SampleTag({ children, explanation, ...element }: SampleTagProps) {
  const messages = useMessages('SampleTag', en.SampleTag);
  const tag = useRef<HTMLButtonElement>(null);
  const wordsId = useId();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [presses, setPresses] = useState(0);
  const [wasWanted, setWasWanted] = useState(false);
  const wish = wishOf(isHovered, isFocused);
  if (wish !== 'never' && !wasWanted) setWasWanted(true);
  const words = explanation ?? messages.explanation;
  return (
    <span {...element} className={styles.root}>
      <Button
        ref={tag}
        className={styles.tag}
        {...(wish !== 'never' && { 'aria-describedby': wordsId })}
        onHoverChange={setHovered}
        onFocusChange={setFocused}
        onPress={() => setPresses((count) => count + 1)}
      >
        {children ?? messages.label}
      </Button>
      {wasWanted && (
        <Suspense fallback={null}>
          <SampleTip wish={wish} presses={presses} tag={tag}>
            {words}
          </SampleTip>
        </Suspense>
      )}
      <VisuallyHidden id={wordsId}>{words}</VisuallyHidden>
    </span>
  );
}

function wishOf(isHovered: boolean, isFocused: boolean): TipWish {
  if (isFocused) return 'now';
  return isHovered ? 'soon' : 'never';
}
