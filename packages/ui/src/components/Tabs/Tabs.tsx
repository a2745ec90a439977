import { type ReactElement, type ReactNode, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { joinClasses, type LayoutProps, type RootProps } from '../../rootProps.ts';
import type { IconProps } from '../Icon/Icon.tsx';
import { distinct } from '../Select/distinct.ts';
import * as styles from './Tabs.css.ts';

/** One view of Tabs. */
export interface TabItem {
  /** No two of a row of tabs share one. */
  readonly id: string;
  /** One or two words. */
  readonly label: string;
  readonly icon?: ReactElement<IconProps>;
  /** What is shown while it is chosen; other panels are not there. */
  readonly content: ReactNode;
  /** @default false */
  readonly isDisabled?: boolean;
}

export interface TabsProps extends RootProps<HTMLDivElement>, LayoutProps {
  /** What the views are of: 'Activity'. */
  label: string;
  /** With none, nothing is shown. */
  items: readonly TabItem[];
  /** The `id` of the view that is shown, where the caller keeps it; one that is not there is the first. */
  value?: string;
  /** @default the first */
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** A line under the words, or a frame around them for two to four short ones. @default 'line' */
  appearance?: 'line' | 'segments';
}

/** Views of one page, one at a time. For pages with an address: links. */
export function Tabs({
  label,
  items: all,
  value,
  defaultValue,
  onChange,
  appearance = 'line',
  className,
  ...element
}: TabsProps) {
  const items = distinct(all, ({ id }) => id);
  const [own, setOwn] = useState(defaultValue);
  const asked = value ?? own;
  const usable = items.filter(({ isDisabled }) => isDisabled !== true);
  const shown = usable.find(({ id }) => id === asked) ?? usable[0];
  if (!shown) return null;
  const choose = (id: string) => {
    setOwn(id);
    if (id !== shown.id) onChange?.(id);
  };
  return (
    <AriaTabs
      {...element}
      selectedKey={shown.id}
      onSelectionChange={(key) => choose(`${key}`)}
      className={joinClasses(styles.root, className)}
    >
      <TabList aria-label={label} className={styles.list({ appearance })}>
        {items.map(({ id, label: words, icon, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled ?? false} className={styles.tab({ appearance })}>
            {icon}
            {words}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
