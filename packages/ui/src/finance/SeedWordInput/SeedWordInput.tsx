/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist puts the words into the page's markup and cannot be styled */
/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the input keeps the focus and has the keys of its list */
import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Button } from '../../components/Button/Button.tsx';
import { frame, control as look } from '../../components/FieldShell/control.css.ts';
import { FieldGroup } from '../../components/FieldShell/FieldGroup.tsx';
import type { ControlSize, FieldProps } from '../../components/FieldShell/types.ts';
import { useValueProperty } from '../../components/FieldShell/useValueProperty.ts';
import { option } from '../../components/Select/Options.css.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SeedWordInput.css.ts';
import { correctedWord, phraseWords, suggestWords } from './seedWords.ts';

/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

export interface SeedWordInputProps extends RootProps<HTMLDivElement>, FieldProps, ControlSize {
  /** The form field name. */
  name?: string;
  /** The word list of the phrase. */
  words: readonly string[];
  /** The text of the field (controlled). */
  value?: string;
  /** The text of the field: lower case, without spaces. */
  onChange?: (word: string) => void;
  /** Called when more than one word was pasted: a complete phrase, or a part of it. Nothing was entered here. */
  onPastePhrase?: (words: readonly string[]) => void;
  /** Called when a suggestion was selected; the next word may get the focus. */
  onTake?: (word: string) => void;
}

/**
 * A field for one word of a recovery phrase (WALLET-2). The word is only in the input's DOM property, never in the
 * page's markup; browsers do not fill it in, store it, or spell-check it. It is masked unless the field has the focus,
 * which it loses when the reader switches to another tab (WALLET-3).
 */
export function SeedWordInput({
  words,
  value: controlledValue,
  onChange,
  onPastePhrase,
  onTake,
  errorMessage = null,
  size = 'md',
  ...field
}: SeedWordInputProps) {
  const messages = useMessages('SeedWordInput', en.SeedWordInput);
  const [uncontrolledValue, setUncontrolledValue] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isValidated, setIsValidated] = useState(false);
  const [at, setAt] = useState(-1);
  const value = controlledValue ?? uncontrolledValue;
  const input = useValueProperty(value);

  useEffect(() => {
    const cover = () => {
      if (document.hidden) input.current?.blur();
    };
    document.addEventListener('visibilitychange', cover);
    return () => document.removeEventListener('visibilitychange', cover);
  }, [input]);

  const isKnown = words.includes(value);
  const suggested = isOpen ? suggestWords(words, value, MAX_SUGGESTIONS).filter((word) => word !== value) : [];
  const isWrong = isValidated && value !== '' && !isKnown;
  const correction = isWrong ? correctedWord(words, value) : undefined;

  const enter = (word: string) => {
    setUncontrolledValue(word);
    setAt(-1);
    onChange?.(word);
  };

  const acceptSuggestion = (word: string) => {
    enter(word);
    setIsOpen(false);
    setIsValidated(false);
    onTake?.(word);
  };

  const handle = (event: KeyboardEvent) => {
    if (suggested.length === 0) return;
    const word = suggested[at] ?? (suggested.length === 1 ? suggested[0] : undefined);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((Math.max(at, step < 0 ? 0 : -1) + step + suggested.length) % suggested.length);
    } else if (event.key === 'Enter' && word !== undefined) {
      event.preventDefault();
      acceptSuggestion(word);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setIsOpen(false);
    }
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = phraseWords(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    onPastePhrase?.(pasted);
  };

  return (
    <FieldGroup {...field} name={field.name} errorMessage={errorMessage ?? (isWrong ? messages.unknown : null)}>
      {({ labelId, aria: control }) => (
        <>
          <div className={frame}>
            <Input
              {...control}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={suggested.length > 0}
              aria-controls={`${control.id}list`}
              {...(suggested[at] !== undefined && { 'aria-activedescendant': `${control.id}${at}` })}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              translate="no"
              disabled={field.isDisabled ?? false}
              className={`${look({ size })} ${styles.word}`}
              onChange={({ currentTarget }) => {
                currentTarget.value = currentTarget.value.toLowerCase().replaceAll(/\s/g, '');
                setIsOpen(true);
                enter(currentTarget.value);
              }}
              onKeyDown={handle}
              onPaste={paste}
              onBlur={() => {
                setIsOpen(false);
                setIsValidated(true);
              }}
            />
            <div
              id={`${control.id}list`}
              role="listbox"
              aria-labelledby={labelId}
              hidden={suggested.length === 0}
              className={styles.suggestions}
              // The field keeps the focus while a suggestion is pressed.
              onMouseDown={(event) => event.preventDefault()}
            >
              {suggested.map((word, index) => (
                <div
                  key={word}
                  id={`${control.id}${index}`}
                  role="option"
                  aria-selected={index === at}
                  data-focused={index === at || undefined}
                  className={`${option} ${styles.suggestion}`}
                  translate="no"
                  onClick={() => acceptSuggestion(word)}
                >
                  {word}
                </div>
              ))}
            </div>
          </div>
          {correction !== undefined && (
            <div className={styles.correction}>
              <Button size="sm" tone="neutral" appearance="ghost" onPress={() => acceptSuggestion(correction)}>
                {messages.meant(correction)}
              </Button>
            </div>
          )}
        </>
      )}
    </FieldGroup>
  );
}
