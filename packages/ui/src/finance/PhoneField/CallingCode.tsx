import { useId } from 'react';
import { ComboBox as AriaComboBox, Button } from 'react-aria-components/ComboBox';
import { ListBox } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { open } from '../../components/ComboBox/ComboBox.css.ts';
import { OpeningInput } from '../../components/ComboBox/OpeningInput.tsx';
import { OptionsPopover } from '../../components/ComboBox/OptionsPopover.tsx';
import { search } from '../../components/ComboBox/search.ts';
import { control, end, frame } from '../../components/FieldShell/control.css.ts';
import { ChevronDownIcon } from '../../components/Icon/icons.ts';
import { Option } from '../../components/Select/Option.tsx';
import * as options from '../../components/Select/Options.css.ts';
import type { SelectOption } from '../../components/Select/types.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './PhoneField.css.ts';

/** The height of a row before it is measured, in px. */
const ROW = 40;

/** A country in the list: the value is its ISO code, the label its calling code and name. */
export interface CallingCountry extends SelectOption {
  /** Calling code and ISO code: '+49 DE'. */
  code: string;
  /** The name in the reader's language. */
  name: string;
}

interface CallingCodeProps {
  /** All countries. */
  countries: readonly CallingCountry[];
  value: string | null;
  size: 'md' | 'lg';
  isDisabled: boolean;
  /** Whether the PhoneField has an error, which marks both of its parts. */
  isInvalid: boolean;
  onChange: (country: string) => void;
}

/**
 * The country of a PhoneField, selected by typing its name or its calling code. When the focus leaves, text that matches
 * no country is replaced by the selected one. The box shows its code only, since the name may be longer than the field;
 * screen readers read the name as a description.
 */
export function CallingCode({ countries, value, size, isDisabled, isInvalid, onChange }: CallingCodeProps) {
  const messages = useMessages('PhoneField', en.PhoneField);
  const { empty } = useMessages('ComboBox', en.ComboBox);
  const nameId = useId();
  const name = countries.find((country) => country.value === value)?.name;
  return (
    <AriaComboBox
      className={styles.country}
      aria-label={messages.code}
      {...(name !== undefined && { 'aria-describedby': nameId })}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      defaultItems={countries}
      defaultFilter={search(countries.map(searched)).matches}
      menuTrigger="focus"
      allowsEmptyCollection
      value={value}
      onChange={(key) => key !== null && onChange(`${key}`)}
    >
      {name !== undefined && <VisuallyHidden id={nameId}>{name}</VisuallyHidden>}
      <div className={frame}>
        <OpeningInput
          className={control({ size, hasEnd: true })}
          placeholder="+"
          autoComplete="off"
          // The text is selected, so that the next typed letter replaces it.
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className={`${end} ${open}`}>
          <ChevronDownIcon />
        </Button>
      </div>
      <OptionsPopover placement="bottom start" className={`${options.popover} ${styles.popover}`}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: ROW, padding: 4 }}>
          <ListBox<CallingCountry>
            className={options.list}
            renderEmptyState={() => <p className={options.empty}>{empty}</p>}
          >
            {(country) => <Option id={country.value} option={country} chosenText={country.code} />}
          </ListBox>
        </Virtualizer>
      </OptionsPopover>
    </AriaComboBox>
  );
}

/** A country as the search needs it: its label is the text of the box, its keywords are the texts of the list. */
function searched({ code, label, keywords = '', ...country }: CallingCountry): SelectOption {
  return { ...country, label: code, keywords: `${label} ${keywords}` };
}
