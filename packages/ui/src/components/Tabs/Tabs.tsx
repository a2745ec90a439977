import { type ReactElement, type ReactNode, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { joinClasses, type LayoutProps, type RootProps } from '../../rootProps.ts';
import type { IconProps } from '../Icon/Icon.tsx';
import { distinct } from '../Select/distinct.ts';
import * as styles from './Tabs.css.ts';

/** One view of Tabs. */
export interface TabItem {
  /** Unique within the tabs. */
  readonly id: string;
  /** The label, in one or two words. */
  readonly label: string;
  /** An icon before the label. @default none */
  readonly icon?: ReactElement<IconProps>;
  /** The panel content, rendered only while the tab is selected. */
  readonly content: ReactNode;
  /** Whether it is disabled. @default false */
  readonly isDisabled?: boolean;
}

export interface TabsProps extends RootProps<HTMLDivElement>, LayoutProps {
  /** The accessible name of the tab list: 'Activity'. */
  label: string;
  /** The tabs. Nothing is shown if there are none. */
  items: readonly TabItem[];
  /** The `id` of the selected tab (controlled). An unknown id selects the first tab. */
  value?: string;
  /** The `id` of the tab that is selected initially (uncontrolled). @default the first */
  defaultValue?: string;
  /** Receives the `id` of the tab that was selected. */
  onChange?: (id: string) => void;
  /** An underline, or a segmented control for two to four short labels. @default 'line' */
  appearance?: 'line' | 'segments';
}

/** Tabs for views of one page. For pages with their own URL use links. */
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
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const selectedId = value ?? uncontrolledValue;
  const usable = items.filter(({ isDisabled }) => isDisabled !== true);
  const shown = usable.find(({ id }) => id === selectedId) ?? usable[0];
  if (!shown) return null;
  const choose = (id: string) => {
    setUncontrolledValue(id);
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
