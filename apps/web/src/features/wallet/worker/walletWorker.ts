import { createWalletWorker, keelAccounts, keelWords, type RevealPort, webVaultCrypto } from '@keel/wallet/worker';
import { deviceTries, openDeviceKey } from './deviceKey.ts';

/** The part of a dedicated worker's scope that is used; the app is compiled with the types of a page. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

const scope = self as unknown as WorkerScope;
const worker = createWalletWorker({
  crypto: webVaultCrypto(crypto),
  device: openDeviceKey,
  tries: deviceTries,
  words: keelWords,
  accounts: keelAccounts,
  now: () => Date.now(),
});

scope.addEventListener('message', ({ data, ports: [port] }) => {
  void answer(data, port);
});

async function answer(message: unknown, port: RevealPort | undefined): Promise<void> {
  const reply = await worker.take(message, port);
  if (reply !== null) scope.postMessage(reply, []);
}
