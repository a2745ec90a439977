import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fetchPlans } from '../../api/investments.ts';
import { type Answers, answerWith } from '../../stories/answers.ts';
import { createMemoryStore } from '../../stories/memoryStore.ts';
import { adasAccount, noon, options } from '../../stories/samples.ts';
import { expire } from '../data/expire.ts';
import { fetchRead, type Load, type Loaded, ReadFailure } from '../data/fetchRead.ts';
import { type QueryKey, queryKeys } from '../data/queryKeys.ts';
import { createServices, type Services } from './services.ts';

const refusal = {
  status: 401,
  body: { bool: false, message: 'Please log in again.', code: 'unauthenticated', requestId: 'r' },
} as const;
const ada = adasAccount.user._id;

/** The services of a browser in which Ada is signed in, and what the session announces. */
async function startServices(answers: Answers = {}) {
  const store = createMemoryStore([
    ['token', 'a-token-of-a-test'],
    ['expiry', String(noon + 3_600_000)],
  ]);
  const fetch = answerWith(
    { getOptions: { status: 200, body: options }, getUserByToken: { status: 200, body: adasAccount }, ...answers },
    () => undefined,
  );
  const services = createServices({ store, fetch, now: () => noon, origin: 'https://portal.example', path: '/invest' });
  const announced: string[] = [];
  services.session.on('announce', ({ text }) => announced.push(text));
  services.session.start();
  await expect.poll(() => services.session.getSnapshot().value).toBe('authenticated');
  return { ...services, announced };
}

/** Shows a read on a page. `answers` are what it is answered, one after the other. */
function show({ queryClient }: Pick<Services, 'queryClient'>, key: QueryKey, load: Load<string>) {
  const observer = new QueryObserver<Loaded<string>>(queryClient, {
    queryKey: key,
    queryFn: ({ signal }) => fetchRead(load, signal),
  });
  const hide = observer.subscribe(() => undefined);
  return { text: () => observer.getCurrentResult().data?.body, error: () => observer.getCurrentResult().error, hide };
}

const answered = (body: string) => ({ kind: 'answered', status: 200, text: '', body, at: noon }) as const;

it('[ERR-2] three reads with a refused token end the session once', async () => {
  const { announced, ...services } = await startServices({ listPlans: refusal });
  const load: Load<string> = async (signal) => ({ ...(await fetchPlans(services.api, signal)), body: 'plans' });
  const reads = ['1', '2', '3'].map((id) => show(services, ['listPlans', ada, id], load));
  await expect.poll(() => services.session.getSnapshot().value).toBe('signedOut');
  expect(announced).toEqual(['Your session has ended. Please log in again.']);
  for (const { error, hide } of reads) {
    expect(error()).not.toBeInstanceOf(ReadFailure);
    hide();
  }
});

it('[SESS-6] signing out removes what was loaded for the account, and keeps what is public (C-10)', async () => {
  const { queryClient, session } = await startServices();
  const first = show({ queryClient }, queryKeys.deposits(ada), async () => answered('a deposit'));
  await expect.poll(first.text).toBe('a deposit');
  first.hide();
  session.send({ type: 'logout' });
  await expect.poll(() => session.getSnapshot().value).toBe('signedOut');
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([queryKeys.options()]);
});

it('[SESS-6] an answer that arrives after the sign-out is not kept (C-10)', async () => {
  const { queryClient, session } = await startServices();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answered>>();
  const read = show({ queryClient }, queryKeys.deposits(ada), () => promise);
  session.send({ type: 'logout' });
  resolve(answered('a deposit'));
  await expect.poll(() => session.getSnapshot().value).toBe('signedOut');
  read.hide();
  expect(queryClient.getQueryData(queryKeys.deposits(ada))).toBeUndefined();
});

it('[PUSH-6, DEP-4] a change loads the reads that contain it again, and no others (C-10)', async () => {
  const services = await startServices();
  const calls: string[] = [];
  const showCounted = (key: QueryKey) =>
    show(services, key, async () => {
      calls.push(key[0]);
      return answered(`${key[0]} ${calls.length}`);
    });
  const reads = [queryKeys.deposits(ada), queryKeys.withdrawals(ada)].map(showCounted);
  await expect.poll(() => reads.map(({ text }) => text())).toEqual(['listDeposits 1', 'listWithdrawals 2']);
  expire(services.queryClient, ['deposits']);
  await expect.poll(() => reads.map(({ text }) => text())).toEqual(['listDeposits 3', 'listWithdrawals 2']);
  expire(services.queryClient);
  await expect.poll(() => calls.length).toBe(5);
  for (const { hide } of reads) hide();
});

it('[PUSH-6] a change during the first load starts it again, since its answer may be older than the change (C-10)', async () => {
  const services = await startServices();
  const first = Promise.withResolvers<ReturnType<typeof answered>>();
  const replies = [first.promise, Promise.resolve(answered('after the change'))];
  const read = show(
    services,
    queryKeys.deposits(ada),
    () => replies.shift() ?? Promise.reject(new Error('Too often.')),
  );
  expire(services.queryClient, ['deposits']);
  await expect.poll(read.text).toBe('after the change');
  first.resolve(answered('before the change'));
  await first.promise;
  expect(read.text()).toBe('after the change');
  read.hide();
});

it.each([
  ['there is a connection again', (isPossible: boolean) => onlineManager.setOnline(isPossible)],
  ['the page comes to the front', (isPossible: boolean) => focusManager.setFocused(isPossible)],
])('[TICK-3, HONEST-1] what waits for its next try is tried at once when %s (C-10)', async (_, set) => {
  const { queryClient } = await startServices();
  const replies = [Promise.reject(new Error('No network.')), Promise.resolve('prices')];
  const observer = new QueryObserver(queryClient, {
    queryKey: queryKeys.markets('ticker', undefined),
    queryFn: () => replies.shift(),
    retry: true,
    retryDelay: 3_600_000,
  });
  const hide = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().failureCount).toBe(1);
  set(false);
  set(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('prices');
  hide();
  focusManager.setFocused(undefined);
});

it('[PAY-2, PUSH-6] a read that is loaded again during a refresh never shows its earlier answer as current', async () => {
  const services = await startServices();
  const key = queryKeys.deposits(ada);
  let answer = 'before';
  let isHeld = false;
  const load: Load<string> = (signal) =>
    isHeld
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(answered(answer));
  const shown: string[] = [];
  const { text, hide } = show(services, key, load);
  await expect.poll(text).toBe('before');
  // An event of the change starts a refresh, whose answer may be from before the change; the own write then starts another.
  isHeld = true;
  expire(services.queryClient, ['deposits']);
  await expect.poll(() => services.queryClient.isFetching({ queryKey: key })).toBe(1);
  const stop = services.queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.fetchStatus === 'idle') shown.push((query.state.data as Loaded<string>).body);
  });
  isHeld = false;
  answer = 'after';
  expire(services.queryClient, ['deposits']);
  await expect.poll(text).toBe('after');
  stop();
  hide();
  expect(shown.filter((body) => body === 'before')).toEqual([]);
});
