import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components/Select';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { search } from '../../components/ComboBox/search.ts';
import { control, end, frame } from '../../components/FieldShell/control.css.ts';
import { ChevronDownIcon } from '../../components/Icon/icons.ts';
import { copyOpenerTheme } from '../../components/Modal/copyOpenerTheme.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { optionOf } from '../../components/Select/Option.tsx';
import * as options from '../../components/Select/Options.css.ts';
import type { SelectOption } from '../../components/Select/types.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './PhoneField.css.ts';

/** The height of a row before it is measured, in px. */
const ROW = 40;

interface CallingCodeProps {
  /** All countries; the value is the ISO code. */
  countries: readonly SelectOption[];
  value: string | null;
  /** What the closed select shows: 'DE +49'. */
  shown: string;
  size: 'md' | 'lg';
  isDisabled: boolean;
  /** The error of the field, which is of both its parts. */
  isInvalid: boolean;
  onChange: (country: string) => void;
}

/** The select of the country in a PhoneField, with a search in its list. */
export function CallingCode({ countries, value, shown, size, isDisabled, isInvalid, onChange }: CallingCodeProps) {
  const messages = useMessages('PhoneField', en.PhoneField);
  const [isOpen, setIsOpen] = useState(false);
  const { matches } = search(countries);
  return (
    <AriaSelect<SelectOption>
      className={styles.country}
      aria-label={messages.country}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      value={value}
      onChange={(key) => key !== null && key !== '' && onChange(`${key}`)}
    >
      <div className={frame}>
        <Button className={control({ size, hasEnd: true })}>
          <SelectValue className={styles.code}>{shown}</SelectValue>
        </Button>
        <span className={`${end} ${styles.chevron}`}>
          <ChevronDownIcon />
        </span>
      </div>
      <Popover
        ref={copyOpenerTheme}
        offset={4}
        placement="bottom start"
        className={`${options.popover} ${styles.popover}`}
      >
        <Autocomplete filter={matches}>
          <div className={styles.search}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was just opened, and is searched by typing */}
            <SearchField autoFocus label={messages.search} />
          </div>
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: ROW, padding: 4 }}>
            {/* Hundreds of countries are only collected while the list is open. */}
            <ListBox
              className={options.list}
              items={isOpen ? countries : countries.filter((country) => country.value === value)}
              renderEmptyState={() => <p className={options.empty}>{messages.empty}</p>}
            >
              {optionOf}
            </ListBox>
          </Virtualizer>
        </Autocomplete>
      </Popover>
    </AriaSelect>
  );
}
