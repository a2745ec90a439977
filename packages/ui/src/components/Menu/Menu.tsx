import { Fragment, type ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu';
import { copyOpenerTheme } from '../Modal/copyOpenerTheme.ts';
import { root as popover } from '../Popover/Popover.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuAction, MenuGroup } from './types.ts';

export interface MenuProps extends Pick<PopoverProps, 'placement'> {
  /** The trigger: one Button or IconButton, whose name is also the name of the menu. */
  children: ReactElement;
  /** The actions in groups, separated by lines. Empty groups are not shown. */
  groups: readonly MenuGroup[];
}

/** A menu of actions that opens from a button. To choose a value use Select. */
export function Menu({ children, groups, placement = 'bottom end' }: MenuProps) {
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <MenuTrigger>
      {children}
      <Popover ref={copyOpenerTheme} placement={placement} offset={4} className={popover}>
        <AriaMenu className={styles.list}>
          {shown.map(({ id, title, items }, index) => (
            <Fragment key={id}>
              {index > 0 && <Separator className={styles.separator} />}
              {title === undefined ? (
                items.map(item)
              ) : (
                <MenuSection>
                  <Header className={styles.title}>{title}</Header>
                  {items.map(item)}
                </MenuSection>
              )}
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function item({ id, label, description, icon, tone = 'neutral', href, isDisabled = false, onAction }: MenuAction) {
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={styles.item({ tone })}
      {...(href !== undefined && { href })}
      {...(onAction && { onAction })}
    >
      {icon}
      <span className={styles.texts}>
        <span>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </MenuItem>
  );
}
