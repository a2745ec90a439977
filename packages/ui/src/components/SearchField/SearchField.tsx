import type { KeyboardEvent, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
} from 'react-aria-components/SearchField';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import * as button from '../Button/Button.css.ts';
import { control, end, frame } from '../FieldShell/control.css.ts';
import type { ControlSize, OwnedByField } from '../FieldShell/types.ts';
import { CloseIcon, SearchIcon } from '../Icon/icons.ts';
import * as styles from './SearchField.css.ts';

type Inherited = Omit<AriaSearchFieldProps, OwnedByField | 'aria-label' | 'onKeyDown' | 'ref'>;

export interface SearchFieldProps extends Inherited, ControlSize, LayoutProps {
  /** The accessible name: 'Search currencies'. Visually, the magnifying glass stands for it. */
  label: string;
  /** Shown while the field is empty. @default the label */
  placeholder?: string;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
  /** Called after the field's own handling: Escape clears it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** A field that filters content while the user types. To select one of many options use ComboBox. */
export function SearchField({
  label,
  placeholder = label,
  size = 'md',
  isDisabled = false,
  onKeyDown,
  ref,
  className,
  ...field
}: SearchFieldProps) {
  const messages = useMessages('SearchField', en.SearchField);
  return (
    <AriaSearchField
      autoComplete="off"
      {...field}
      aria-label={label}
      isDisabled={isDisabled}
      className={joinClasses(styles.root, className)}
    >
      <div className={frame}>
        <span className={styles.sign}>
          <SearchIcon size="sm" />
        </span>
        <Input
          ref={ref}
          placeholder={placeholder}
          className={`${control({ size, hasEnd: true })} ${styles.input}`}
          {...(onKeyDown && { onKeyDown })}
        />
        <div className={`${end} ${styles.clear}`}>
          {/* React Aria's field controls it, and keeps the focus in the input. */}
          <AriaButton
            aria-label={messages.clear}
            className={button.root({ tone: 'neutral', appearance: 'ghost', size: 'sm', shape: 'square' })}
          >
            <span className={button.content}>
              <CloseIcon />
            </span>
          </AriaButton>
        </div>
      </div>
    </AriaSearchField>
  );
}
