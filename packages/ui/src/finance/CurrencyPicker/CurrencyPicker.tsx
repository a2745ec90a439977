import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { control, end, frame } from '../../components/FieldShell/control.css.ts';
import { FieldGroup } from '../../components/FieldShell/FieldGroup.tsx';
import type { ControlSize, FieldProps } from '../../components/FieldShell/types.ts';
import { ChevronDownIcon } from '../../components/Icon/icons.ts';
import { Modal } from '../../components/Modal/Modal.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { CurrencyList } from './CurrencyList.tsx';
import * as styles from './CurrencyPicker.css.ts';
import { type CurrencyOption, currencyRows, nameOf, worldCurrencies } from './currencies.ts';

/** The most traded currencies. */
const POPULAR = ['USD', 'EUR', 'GBP', 'JPY', 'CNY'] as const;

export interface CurrencyPickerProps extends RootProps<HTMLDivElement>, FieldProps, ControlSize {
  /** The form field name. */
  name?: string;
  /** The current currency code; null for none. @default null */
  value?: string | null;
  /** Called when a currency was selected and confirmed, with Enter or the dialog's button. */
  onChange: (currency: CurrencyOption) => void;
  /** The available currencies. @default all that this system knows, about 160 */
  currencies?: readonly CurrencyOption[];
  /** Codes that come first, such as recently used ones. @default the most traded ones */
  popular?: readonly string[];
  /** The choice is being saved: no other one is possible, and the field keeps the focus. @default false */
  isPending?: boolean;
}

/**
 * Selects the currency in which amounts are shown (CUR-1): opens a dialog with a search field, and asks for
 * confirmation.
 */
export function CurrencyPicker({
  value = null,
  onChange,
  currencies,
  popular = POPULAR,
  size = 'lg',
  isPending = false,
  ...field
}: CurrencyPickerProps) {
  const messages = useMessages('CurrencyPicker', en.CurrencyPicker);
  const button = useMessages('Button', en.Button);
  const { locale } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const name = value ? (nameOf(value, locale) ?? currencies?.find(({ code }) => code === value)?.name) : undefined;
  return (
    <FieldGroup {...field} name={field.name}>
      {({ labelId, aria: { id, 'aria-describedby': describedBy } }) => (
        <div className={frame}>
          <AriaButton
            id={id}
            aria-labelledby={`${labelId} ${id}value`}
            aria-haspopup="dialog"
            {...(describedBy && { 'aria-describedby': describedBy })}
            isDisabled={field.isDisabled ?? false}
            isPending={isPending}
            className={control({ size, hasEnd: true })}
            onPress={() => setIsOpen(true)}
          >
            <span id={`${id}value`} className={`${styles.value} ${value ? '' : styles.placeholder}`}>
              {value ? [value, name].filter(Boolean).join(' · ') : messages.placeholder}
            </span>
            {isPending && (
              <span className={`${end} ${styles.pending}`}>
                <Spinner size="sm" label={button.pending} />
              </span>
            )}
          </AriaButton>
          {!isPending && (
            <span className={`${end} ${styles.chevron}`}>
              <ChevronDownIcon />
            </span>
          )}
          <Modal isOpen={isOpen} onOpenChange={setIsOpen}>
            <Choice
              current={value}
              currencies={currencies}
              popular={popular}
              onConfirm={(currency) => {
                setIsOpen(false);
                onChange(currency);
              }}
            />
          </Modal>
        </div>
      )}
    </FieldGroup>
  );
}

interface ChoiceProps {
  current: string | null;
  currencies: readonly CurrencyOption[] | undefined;
  popular: readonly string[];
  onConfirm: (currency: CurrencyOption) => void;
}

/** The content of the dialog; it starts again each time that it opens, without a selection. */
function Choice({ current, currencies, popular, onConfirm }: ChoiceProps) {
  const messages = useMessages('CurrencyPicker', en.CurrencyPicker);
  const { locale } = useLocale();
  const [rows] = useState(() => currencyRows(currencies ?? worldCurrencies(), locale));
  const [chosen, setChosen] = useState<CurrencyOption | null>(null);
  return (
    <Dialog
      title={messages.title}
      footer={
        <Button isDisabled={chosen === null} onPress={() => chosen && onConfirm(chosen)}>
          {messages.select}
        </Button>
      }
    >
      <CurrencyList
        rows={rows}
        popular={popular}
        chosen={chosen?.code ?? current}
        onChoose={setChosen}
        onConfirm={onConfirm}
      />
    </Dialog>
  );
}
