import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `ms` milliseconds: what changes at each key is said once. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
