const RELOADED_TO = 'reloadedTo';
/** Timeout of the check, in ms. */
const WITHIN_MS = 5000;
const ENTRY = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/**
 * Reloads the page if the server has another version of the app than the one that runs: after a deploy the files of the
 * old one are gone. Resolves to whether it does. It reloads once for each version, so a file that is missing from the
 * new one too is an error and no loop; without sessionStorage, which remembers that, it never reloads (SPEED-2).
 */
export async function reloadForNewerVersion(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(WITHIN_MS) });
    const served = ENTRY.exec(await response.text())?.[1];
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    if (served === undefined || served === running || served === sessionStorage.getItem(RELOADED_TO)) return false;
    sessionStorage.setItem(RELOADED_TO, served);
    if (sessionStorage.getItem(RELOADED_TO) !== served) return false;
  } catch {
    return false;
  }
  location.reload();
  return true;
}
