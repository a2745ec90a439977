import { type ReactNode, use } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { copyOpenerTheme } from '../../components/Modal/copyOpenerTheme.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SampleTag.css.ts';

export interface SampleTagProps extends RootProps<HTMLSpanElement> {
  /** The text of the tag. @default 'Sample' in the reader's language */
  children?: ReactNode;
  /**
   * Why the figure is a sample; screen readers always read it.
   *
   * @default a sentence that there is no data behind it, in the reader's language
   */
  explanation?: string;
}

/**
 * Marks a figure without a source (DASH-3, HONEST-2). A tooltip with the explanation appears on hover, keyboard focus and press;
 * a screen reader reads the explanation in place.
 */
export function SampleTag({ children, explanation, ...element }: SampleTagProps) {
  const messages = useMessages('SampleTag', en.SampleTag);
  const text = explanation ?? messages.explanation;
  return (
    <span {...element} className={styles.root}>
      <TooltipTrigger delay={300} closeDelay={100} shouldCloseOnPress={false}>
        <Tag>{children ?? messages.label}</Tag>
        <Tooltip ref={copyOpenerTheme} offset={6} className={styles.tip}>
          {text}
        </Tooltip>
      </TooltipTrigger>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** The trigger. A press opens the tooltip too, since a touch screen has no hover. */
function Tag({ children }: { children: ReactNode }) {
  const tooltip = use(TooltipTriggerStateContext);
  return (
    <Button className={styles.tag} onPress={() => tooltip?.open(true)}>
      {children}
    </Button>
  );
}
