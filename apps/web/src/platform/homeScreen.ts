import type { HomeScreenPromptInput } from '@keel/flows';
import type { KeyStore } from './storage.ts';

/** Counts this visit, and detects the device (PWA-2). Call it once for each load of the app. */
export function countVisit(store: KeyStore): HomeScreenPromptInput {
  const before = Number(store.get('iosVisits') ?? 0);
  const visits = Number.isSafeInteger(before) && before >= 0 ? before + 1 : 1;
  store.set('iosVisits', String(visits));
  return { isIos: isIos(), isStandalone: isStandalone(), visits: store.isPersistent() ? visits : null };
}

/** An iPad identifies itself as a Mac; a Mac has no touch points. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}
