import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a secret's input, whose text it keeps in the property alone. A `value` given to React would be written
 * into the attribute too, where whatever copies the page can read it.
 */
export function useLiveValue(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // After every render: what was typed and not taken must not stay.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  });
  return input;
}
