import { type Ref, useEffect, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Input } from 'react-aria-components/Input';
import { frame, control as look } from '../../components/FieldShell/control.css.ts';
import { FieldGroup } from '../../components/FieldShell/FieldGroup.tsx';
import { RevealButton } from '../../components/FieldShell/RevealButton.tsx';
import type { FieldProps } from '../../components/FieldShell/types.ts';
import { useValueProperty } from '../../components/FieldShell/useValueProperty.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';

export interface PassphraseFieldProps extends Omit<RootProps, 'ref'>, FieldProps {
  /** The form field name. */
  name?: string;
  /** The passphrase as it was typed. */
  value?: string;
  /** Receives the text unchanged: blanks at its ends may belong to the passphrase. */
  onChange?: (passphrase: string) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a passphrase that opens a wallet (WALLET-16) or belongs to its recovery phrase (WALLET-12), with a button that
 * shows it. The text is only in the input's DOM property, never in the page's markup, and browsers do not store it. It is
 * masked again when the reader switches to another tab (WALLET-3).
 */
export function PassphraseField({ value: controlledValue, onChange, ref, ...field }: PassphraseFieldProps) {
  const messages = useMessages('PassphraseField', en.PassphraseField);
  const [uncontrolledValue, setUncontrolledValue] = useState('');
  const [isRevealed, setIsRevealed] = useState(false);
  const isDisabled = field.isDisabled ?? false;
  const input = useValueProperty(controlledValue ?? uncontrolledValue);

  useEffect(() => {
    const cover = () => {
      if (document.hidden) setIsRevealed(false);
    };
    document.addEventListener('visibilitychange', cover);
    return () => document.removeEventListener('visibilitychange', cover);
  }, []);

  return (
    <FieldGroup {...field} name={field.name}>
      {({ aria }) => (
        <div className={frame}>
          <Input
            {...aria}
            ref={mergeRefs(input, ref)}
            type={isRevealed ? 'text' : 'password'}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            disabled={isDisabled}
            className={look({ size: 'lg', hasEnd: true })}
            onChange={({ currentTarget }) => {
              setUncontrolledValue(currentTarget.value);
              onChange?.(currentTarget.value);
            }}
          />
          <RevealButton
            words={messages}
            isRevealed={isRevealed}
            isDisabled={isDisabled}
            size="lg"
            onChange={setIsRevealed}
          />
        </div>
      )}
    </FieldGroup>
  );
}
