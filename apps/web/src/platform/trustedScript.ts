// oxlint-disable-next-line import/default -- with this query, Vite gives the address of the built file
import walletWorker from '../features/wallet/worker/walletWorker.ts?worker&url';

/**
 * All scripts that this app starts besides its own pages: the service worker and the wallet worker (WALLET-3, PWA-1).
 */
const SCRIPTS = { serviceWorker: '/sw.js', walletWorker } as const;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** The part of Trusted Types that the app uses; undefined if the browser does not support it. */
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The only policy that the content security policy allows: it lets these scripts start and nothing else. */
export function trustedScript(name: keyof typeof SCRIPTS): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('keel', {
    createScriptURL(url) {
      if (!Object.values(SCRIPTS).includes(url)) throw new TypeError('Only a worker of this app may be started.');
      return url;
    },
  });
  return policy?.createScriptURL(SCRIPTS[name]) ?? SCRIPTS[name];
}

let policy: ScriptPolicy | undefined;
