import { expect, it } from 'vitest';
import { answerWith } from '../../stories/answers.ts';
import { createMemoryStore } from '../../stories/memoryStore.ts';
import { adasAccount, noon } from '../../stories/samples.ts';
import { createServices } from '../services/services.ts';
import { staySignedIn } from './staySignedIn.ts';

const HOUR = 3_600_000;

it('[SESS-4 AUTH-7] use after the end of the session leaves nothing of it in the storage', async () => {
  let at = noon;
  const store = createMemoryStore([
    ['token', 'a-token-of-a-test'],
    ['expiry', String(noon + HOUR)],
  ]);
  const fetch = answerWith({ getUserByToken: { status: 200, body: adasAccount } }, () => undefined);
  const services = createServices({ store, fetch, now: () => at, origin: 'https://portal.example', path: '/invest' });
  const { session } = services;
  session.start();
  await expect.poll(() => session.getSnapshot().value).toBe('authenticated');
  session.send({ type: 'idle.limited', minutes: 30, at });
  staySignedIn(services);
  expect(store.get('activeAt')).toBe(String(noon));
  at += HOUR;
  staySignedIn(services);
  expect(session.getSnapshot().value).toBe('signedOut');
  expect(store.get('activeAt')).toBeNull();
});
