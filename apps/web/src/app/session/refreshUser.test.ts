import type { Transaction } from '@keel/flows';
import { expect, it } from 'vitest';
import { answerWith } from '../../stories/answers.ts';
import { createMemoryStore } from '../../stories/memoryStore.ts';
import { adasAccount, noon } from '../../stories/samples.ts';
import { createServices } from '../services/services.ts';
import { newTransactions, refreshUser } from './refreshUser.ts';

const HOUR = 3_600_000;

const transaction = (id: string): Transaction => ({
  id,
  kind: 'deposit',
  date: '2026-11-24T12:00:00.000Z',
  amount: 2500,
  method: 'Bitcoin',
  status: 'Pending',
});

it('[SESS-1] a refresh adds the transactions that the session lacks, the oldest first', () => {
  const [first, second, third] = [transaction('1'), transaction('2'), transaction('3')];
  expect(newTransactions([first], [third, second, first])).toEqual([second, third]);
  expect(newTransactions([], [])).toEqual([]);
});

it('[HONEST-6] a balance is not replaced by an older one whose answer arrives later', async () => {
  const pending: ((balance: string) => void)[] = [];
  const answerAtOnce = answerWith({ getUserByToken: { status: 200, body: adasAccount } }, () => undefined);
  let isDelayed = false;
  const fetch = (request: Request) =>
    isDelayed
      ? new Promise<Response>((resolve) => {
          pending.push((availableBalance) =>
            resolve(Response.json({ ...adasAccount, user: { ...adasAccount.user, availableBalance } })),
          );
        })
      : answerAtOnce(request);
  const store = createMemoryStore([
    ['token', 'a-token-of-a-test'],
    ['expiry', String(noon + HOUR)],
  ]);
  const services = createServices({ store, fetch, now: () => noon, origin: 'https://portal.example', path: '/invest' });
  services.session.start();
  await expect.poll(() => services.session.getSnapshot().value).toBe('authenticated');
  isDelayed = true;
  const [earlier, later] = [refreshUser(services), refreshUser(services)];
  await expect.poll(() => pending.length).toBe(2);
  pending[1]?.('250.00');
  await later;
  pending[0]?.('100.00');
  await earlier;
  expect(services.session.getSnapshot().context.user?.availableBalance).toBe(25_000);
});
