const KEY = 'keptForReload';

/** Keeps a value in this tab while its page is loaded again. Where the browser refuses that, nothing is kept. */
export function keepForReload(value: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // The form starts anew after the reload, as without this.
  }
}

/** Takes what was kept out of the storage; null if there is nothing readable. */
export function takeAfterReload(): unknown {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
