import type { Ref } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
} from 'react-aria-components/SearchField';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { control, end, frame } from '../FieldShell/control.css.ts';
import type { ControlSize, OwnedByField } from '../FieldShell/types.ts';
import { CloseIcon, SearchIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, OwnedByField | 'aria-label'>, ControlSize {
  /** What is searched: 'Search currencies'. The glass stands for it, assistive technology reads it. */
  label: string;
  /** @default the label */
  placeholder?: string;
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Narrows what is shown while it is typed into. One of many to choose: ComboBox. */
export function SearchField({
  label,
  placeholder = label,
  size = 'md',
  isDisabled = false,
  ref,
  ...field
}: SearchFieldProps) {
  const messages = useMessages('SearchField', en.SearchField);
  return (
    <AriaSearchField {...field} aria-label={label} isDisabled={isDisabled} className={styles.root}>
      <div className={frame}>
        <span className={styles.sign}>
          <SearchIcon size="sm" />
        </span>
        <Input
          ref={ref}
          className={`${control({ size, hasEnd: true })} ${styles.input}`}
          placeholder={placeholder}
          autoComplete="off"
        />
        <div className={`${end} ${styles.clear}`}>
          <IconButton size="sm" label={messages.clear} icon={<CloseIcon />} />
        </div>
      </div>
    </AriaSearchField>
  );
}
