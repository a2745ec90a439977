/** Whether the browser can share text with other apps (Web Share). */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Shares a text with an app that the person chooses. Closing the choice is not a failure. */
export async function shareText(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}
