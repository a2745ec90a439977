import { useEffect, useState } from 'react';

/**
 * The value after it has been unchanged for `ms` milliseconds, so that a value that changes with each key is announced
 * once.
 */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
