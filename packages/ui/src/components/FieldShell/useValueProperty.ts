import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref for the input of a secret that sets only the DOM property. A `value` prop would make React write the secret
 * into the attribute too, where anything that copies the markup can read it.
 */
export function useValueProperty(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // After every render, so that text the caller did not accept is removed.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  });
  return input;
}
