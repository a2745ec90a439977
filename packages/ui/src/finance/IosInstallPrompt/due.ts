/** What decides whether the prompt is due (PWA-2). */
export interface InstallOccasion {
  /** Which visit this is, from 1; the app counts and keeps it in this browser. */
  readonly visit: number;
  /** On an iPhone or iPad, the only systems where a page cannot ask to be installed. */
  readonly isIos: boolean;
  /** Opened from the home screen already. */
  readonly isStandalone: boolean;
}

const FIRST_VISIT = 2;
const VISITS = 2;

/** On the second and the third visit, on iOS, outside standalone mode (PWA-2). */
export function isInstallPromptDue({ visit, isIos, isStandalone }: InstallOccasion): boolean {
  return isIos && !isStandalone && visit >= FIRST_VISIT && visit < FIRST_VISIT + VISITS;
}
