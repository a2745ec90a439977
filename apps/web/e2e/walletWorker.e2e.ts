import { openProbe, workerAddress } from './support/builtWorker.ts';
import { leaksIn, watchForLeaks } from './support/leaks.ts';
import { expect, test } from './support/test.ts';

/** A row of the Trezor vectors for BIP-39. */
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const passcode = 'passcode of a test';

test.describe('the built wallet worker', () => {
  test("[WALLET-3 WALLET-1] seals and opens a wallet under the product's policy, and leaks no secret @firefox @main", async ({
    page,
    context,
  }) => {
    const leaks = watchForLeaks(context);
    const address = await workerAddress();
    await openProbe(page);
    const found = await page.evaluate(
      async ({ file, words, code }) => {
        const policy = (
          window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
          }
        ).trustedTypes.createPolicy('keel', { createScriptURL: (url: string) => url });
        const start = () => new Worker(policy.createScriptURL(file), { type: 'module' });
        let id = 0;
        const postRequest = (worker: Worker, request: object) =>
          new Promise<Record<string, unknown>>((resolve, reject) => {
            worker.addEventListener('message', ({ data }) => resolve(data as Record<string, unknown>), { once: true });
            worker.addEventListener('error', () => reject(new Error('The worker broke.')), { once: true });
            worker.postMessage({ id: (id += 1), request }, []);
          });
        const until = Date.now() + 60_000;
        const maker = start();
        const checked = await postRequest(maker, { type: 'checkPhrase', phrase: words, seedPassphrase: '' });
        const sealed = await postRequest(maker, { type: 'seal', userId: 'ada', place: null, passcode: code, until });
        maker.terminate();
        const { record } = sealed['answer'] as { record: string };
        localStorage.setItem('seedphrase', record);
        const opener = start();
        const wrong = await postRequest(opener, {
          type: 'unlock',
          userId: 'ada',
          record,
          passcode: 'another code',
          until,
        });
        const opened = await postRequest(opener, { type: 'unlock', userId: 'ada', record, passcode: code, until });
        const refused = await postRequest(opener, { type: 'export' });
        opener.terminate();
        return { checked, wrong, opened, refused, record };
      },
      { file: address, words: phrase, code: passcode },
    );
    expect(found.checked['answer']).toMatchObject({ kind: 'valid' });
    expect(found.wrong['answer']).toEqual({ kind: 'wrong', failedAttempts: 1, retryAt: 0 });
    expect(found.opened['answer']).toMatchObject({
      kind: 'opened',
      // The address of these words on every EVM chain, as other wallets derive it too.
      wallet: { chain: 'ethereum', network: 'test', address: '0x58A57ed9d8d624cBD12e2C467D34787555bB1b25' },
    });
    expect(found.refused).toEqual({ id: 5, fault: 'request' });
    const words = phrase.split(' ');
    await leaks.expectNone({ phrase: words, passcode, hex: ['7f'.repeat(16)] });

    // Checks the leak detector itself: it finds a secret wherever it is put.
    await page.evaluate((text) => history.replaceState({ text }, ''), phrase);
    await expect(leaks.expectNone({ phrase: words, passcode })).rejects.toThrow('the history');
    await page.evaluate(async (text) => {
      history.replaceState(null, '');
      await fetch('/health', { headers: { 'x-note': text } }).catch(() => undefined);
    }, passcode);
    await expect(leaks.expectNone({ phrase: words, passcode })).rejects.toThrow('a request to /health');
  });
});

test('[WALLET-3] the leak check finds words, passcode and keys in every encoding', () => {
  const secrets = { phrase: ['legal', 'winner', 'thank'], passcode: 'code & more', hex: ['00ff10'] };
  const find = (content: string) => leaksIn([{ source: 'it', content: content }], secrets);
  expect(find('["legal","winner"]')).toEqual(['words 1 and 2 in it']);
  expect(find('q=winner%20thank')).toEqual(['words 2 and 3 in it']);
  expect(find('<li>Winner</li>\n<li>thank</li>')).toEqual(['words 2 and 3 in it']);
  expect(find('p=code%20%26%20more')).toEqual(['the passcode in it']);
  expect(find(`key: ${Buffer.from('code & more').toString('base64')}`)).toEqual(['the passcode in it']);
  expect(find('0x00FF10')).toEqual(['a key in it']);
  expect(find(Buffer.from('00ff10', 'hex').toString('base64'))).toEqual(['a key in base64 in it']);
  expect(find('a legal page whose winner is nobody; thank you')).toEqual([]);
});
