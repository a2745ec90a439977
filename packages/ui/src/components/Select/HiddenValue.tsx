'use no memo';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { root as unseen } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { SelectOption } from './types.ts';

interface HiddenValueProps {
  name: string | undefined;
  /** The `id` of a form that it does not stand in. */
  form: string | undefined;
  /** What the browser may fill in; it fills in nothing without it. */
  autoComplete: string | undefined;
  options: readonly SelectOption[];
  value: string;
  isDisabled: boolean;
  /** The browser filled it in. */
  onFill: (value: string) => void;
  /** The form was reset. */
  onReset: () => void;
}

/** A value that is sent with its form and that nobody sees. */
export function HiddenValue({ autoComplete, options, value, onFill, onReset, isDisabled, ...of }: HiddenValueProps) {
  const input = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const owner = input.current?.form;
    owner?.addEventListener('reset', reset);
    return () => owner?.removeEventListener('reset', reset);
    // oxlint-disable-next-line react/exhaustive-deps -- the form is asked for anew where another is named
  }, [of.form]);
  const field = { ...of, value, disabled: isDisabled };
  if (autoComplete === undefined) return <input {...field} ref={input as RefObject<HTMLInputElement>} type="hidden" />;
  return (
    <div aria-hidden="true" className={unseen}>
      <select
        {...field}
        ref={input as RefObject<HTMLSelectElement>}
        tabIndex={-1}
        autoComplete={autoComplete}
        onChange={({ target }) => onFill(target.value)}
      >
        <option value="">-</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
