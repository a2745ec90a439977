import { randomUUID } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { withRig } from '../rig.ts';
import type { Scenario } from '../scenarios.ts';

const WORK_MS = 1500;
/** A page that needs an unavailable service has to say so within this time. */
const ANSWER_WITHIN_MS = 10_000;
const SIGN_UPS = 3;

/**
 * Mail, push, market and object store accept connections without answering, or refuse them: money operations continue,
 * and whatever needs a service reports that in time.
 */
export const servicesAway: Scenario = async ({ rounds, postgres }) => {
  const services = await startServices();
  const at = `127.0.0.1:${services.port}`;
  const env = async () => ({
    SMTP_URL: `smtp://${at}`,
    MARKET_DATA_URL: `http://${at}`,
    // A name that never resolves, because push services on this machine are refused before they are called.
    PUSH_HOSTS: 'push.invalid',
    S3_BUCKET: 'keel',
    S3_REGION: 'local',
    S3_ACCESS_KEY_ID: 'faults',
    S3_SECRET_ACCESS_KEY: 'faults',
    S3_ENDPOINT: `http://${at}`,
  });
  try {
    return await withRig({ fault: 'services away', postgres, env }, async (rig) => {
      for (let round = 0; round < rounds; round += 1) {
        services.set(round % 2 === 0 ? 'hang' : 'refuse');
        const answers = await Promise.all([
          answer(rig.server().url, '/api/market/coins/markets?vs_currency=usd'),
          ...Array.from({ length: SIGN_UPS }, () => askForMail(rig.server().url)),
        ]);
        rig.outcome.faults.push(...answers.flat());
        await rig.work(WORK_MS);
        await rig.recover();
        rig.outcome.rounds += 1;
      }
    });
  } finally {
    services.close();
  }
};

/** An unverified account requests its code: the answer does not wait for the mail. */
async function askForMail(url: string): Promise<string[]> {
  const { message } = (await (await fetch(`${url}/api/packages`)).json()) as { message: { _id: string }[] };
  const [plan] = message;
  return answer(url, '/api/signup', {
    package: plan?._id,
    accountPackage: plan,
    firstName: 'Ines',
    lastName: 'Duarte',
    email: `${randomUUID()}@example.org`,
    password: 'harbour-lamp-42',
    confirmPassword: 'harbour-lamp-42',
    gender: 'female',
    country: 'Portugal',
    phone: '+351 555 0199',
  });
}

async function answer(url: string, path: string, body?: object): Promise<string[]> {
  const response = await fetch(url + path, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  await response?.text();
  return response && response.status < 500 ? [] : [`${path} was answered ${response?.status ?? 'by nothing in time'}.`];
}

/** Starts all services on one port. */
async function startServices(): Promise<{ port: number; set(how: 'hang' | 'refuse'): void; close(): void }> {
  let how: 'hang' | 'refuse' = 'hang';
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.resume();
    if (how === 'refuse') socket.resetAndDestroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const end = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set(next) {
      how = next;
      end();
    },
    close() {
      server.close();
      end();
    },
  };
}
