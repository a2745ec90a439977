/** The conditions for the prompt (PWA-2). */
export interface InstallOccasion {
  /** The number of this visit, from 1; the app stores the count in this browser. */
  readonly visit: number;
  /** Whether it is an iPhone or iPad, the only systems where a page cannot offer its installation. */
  readonly isIos: boolean;
  /** Whether it was opened from the home screen. */
  readonly isStandalone: boolean;
}

const FIRST_VISIT = 2;
const VISITS = 2;

/** On the second and the third visit, on iOS, outside standalone mode (PWA-2). */
export function isInstallPromptDue({ visit, isIos, isStandalone }: InstallOccasion): boolean {
  return isIos && !isStandalone && visit >= FIRST_VISIT && visit < FIRST_VISIT + VISITS;
}
