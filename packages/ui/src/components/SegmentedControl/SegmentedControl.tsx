import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { RootProps } from '../../rootProps.ts';
import { distinct } from '../Select/distinct.ts';
import * as tabs from '../Tabs/Tabs.css.ts';

/** One choice of a SegmentedControl. */
export interface SegmentOption {
  /** Unique among the options. */
  readonly value: string;
  /** The visible text, short: '1M'. */
  readonly label: string;
  /** The accessible name, where the label is an abbreviation: '1 month'. @default the label */
  readonly name?: string;
}

export interface SegmentedControlProps extends RootProps<HTMLDivElement> {
  /** What is chosen: 'Range'. The accessible name of the group. */
  label: string;
  /** Two to five options. Nothing is shown if there are none. */
  options: readonly SegmentOption[];
  /** The `value` of the selected option. */
  value: string;
  /** Receives the `value` of the option that was selected. */
  onChange: (value: string) => void;
}

/**
 * Selects one of a few short options that change what is shown beside it. It looks like Tabs with segments. For views use Tabs,
 * in forms RadioGroup.
 */
export function SegmentedControl({ label, options: all, value, onChange, ...element }: SegmentedControlProps) {
  const options = distinct(all, (option) => option.value);
  if (options.length === 0) return null;
  return (
    <ToggleButtonGroup
      {...element}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) if (key !== value) onChange(`${key}`);
      }}
      className={tabs.list({ appearance: 'segments' })}
    >
      {options.map(({ value: id, label: text, name }) => (
        <ToggleButton
          key={id}
          id={id}
          {...(name !== undefined && { 'aria-label': name })}
          className={tabs.tab({ appearance: 'segments' })}
        >
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
