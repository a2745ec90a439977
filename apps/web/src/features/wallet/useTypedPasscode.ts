import { useState } from 'react';

/** A typed passcode, which is cleared after each attempt, whatever its result. */
export function useTypedPasscode(isBusy: boolean): readonly [string, (passcode: string) => void] {
  const [passcode, setPasscode] = useState('');
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (!isBusy) setPasscode('');
  }
  return [passcode, setPasscode];
}
