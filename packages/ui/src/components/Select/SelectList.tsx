import type { RefObject } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { wearOpenersTheme } from '../Modal/openersTheme.ts';
import { Option } from './Option.tsx';
import { list, popover } from './Options.css.ts';
import type { SelectOption } from './types.ts';

interface SelectListProps {
  id: string;
  /** The `id` of what names it. */
  labelId: string;
  options: readonly SelectOption[];
  /** The `value` of the one that is chosen; `''` is none. */
  value: string;
  disabledKeys: Iterable<string | number>;
  /** Where the focus begins if none is chosen; true is the list itself. */
  focus: 'first' | 'last' | true;
  /** Below it the list stands; it takes the focus back. */
  opener: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** An option was chosen, maybe the one that was already. */
  onChoose: (value: string) => void;
}

/** The open list of a Select. The page loads it by itself, after its first paint. */
export function SelectList({
  id,
  labelId,
  options,
  value,
  disabledKeys,
  focus,
  opener,
  isOpen,
  onOpenChange,
  onChoose,
}: SelectListProps) {
  return (
    <Popover
      ref={wearOpenersTheme}
      trigger="Select"
      triggerRef={opener}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
      aria-labelledby={labelId}
      className={popover}
    >
      <ListBox
        id={id}
        aria-labelledby={labelId}
        items={options}
        selectionMode="single"
        selectedKeys={value === '' ? [] : [value]}
        disabledKeys={disabledKeys}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an open list has the focus
        autoFocus={focus}
        shouldFocusOnHover
        shouldSelectOnPressUp
        escapeKeyBehavior="none"
        className={list}
        // To choose the same again takes it out of the selection, which changes nothing here but is a choice.
        onSelectionChange={(keys) => onChoose(`${(keys === 'all' ? null : keys.values().next().value) ?? value}`)}
      >
        {Option}
      </ListBox>
    </Popover>
  );
}
