import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  DisclosurePanel,
} from 'react-aria-components/Disclosure';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style' | 'title'> {
  /** The heading, which is always visible and opens or closes the section. */
  title: ReactNode;
  /** The heading level of the title. @default 3 */
  level?: HeadingProps['level'];
  /** The content that can be collapsed. */
  children: ReactNode;
  /** The outermost element. */
  ref?: Ref<HTMLDivElement>;
}

/** A collapsible section. The browser's search finds its text even when collapsed. */
export function Disclosure({ title, level = 3, children, ...disclosure }: DisclosureProps) {
  return (
    <AriaDisclosure {...disclosure} className={styles.root}>
      <Heading level={level} size="label">
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.title}>{title}</span>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
