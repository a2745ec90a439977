/** Whether the browser has a way to hand a text to other apps (Web Share). */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Hands a text to an app that the person chooses. Who closes the choice shares nothing, which is no failure. */
export async function shareText(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}
