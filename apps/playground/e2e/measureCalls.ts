/** How many calls a second a backend answers, one after the other. */
export interface CallRates {
  readonly reads: number;
  readonly writes: number;
}

/**
 * Runs in a page of the playground: it is one more page of the shared worker, and makes calls as `tabFetch.ts` does. It uses
 * nothing from outside of itself, since only its own text reaches the page.
 * @param address the file of the worker
 */
export async function measureCalls(address: string): Promise<CallRates> {
  const READS = 500;
  // Of the 20 deposits that may wait for a decision at once, the sample data has some.
  const WRITES = 15;
  const { port } = new SharedWorker(address, { type: 'module', name: 'keel' });
  let calls = 0;

  interface Question {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers?: Record<string, string>;
    readonly body?: object;
  }
  const call = ({ method, path, headers = {}, body }: Question) =>
    new Promise<string>((resolve, reject) => {
      calls += 1;
      const id = calls;
      const chunks: BlobPart[] = [];
      let status = 0;
      const take = ({ data }: MessageEvent<{ type: string; id: number; status: number; bytes: BlobPart }>) => {
        if (data.id !== id) return;
        if (data.type === 'head') status = data.status;
        if (data.type === 'chunk') chunks.push(data.bytes);
        if (data.type !== 'end' && data.type !== 'broken') return;
        port.removeEventListener('message', take);
        const text = new Blob(chunks).text();
        if (status === 200) resolve(text);
        else void text.then((said) => reject(new Error(`${path} answered ${status}: ${said}`)));
      };
      port.addEventListener('message', take);
      const bytes = body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)).buffer;
      const all = { 'content-type': 'application/json', ...headers };
      const request = { method, url: new URL(`/api${path}`, location.href).href, headers: all, body: bytes };
      port.postMessage({ type: 'call', id, request }, bytes === null ? [] : [bytes]);
    });

  port.start();
  const { token, user } = JSON.parse(
    await call({ method: 'POST', path: '/demo/continue-as', body: { as: 'amelia' } }),
  ) as { token: string; user: { _id: string } };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing from outside reaches the page
  const rate = async (count: number, make: () => Promise<string>) => {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is measured
    for (let done = 0; done < count; done += 1) await make();
    return (count * 1000) / (performance.now() - start);
  };
  const reads = await rate(READS, () => call({ method: 'GET', path: '/userbytoken', headers: { header: token } }));
  const body = { mode: 'Bitcoin', amount: '20.00', plan: 'Starter', user: user._id };
  const writes = await rate(WRITES, () => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
    return call({ method: 'POST', path: '/createdeposit', headers, body });
  });
  port.close();
  return { reads, writes };
}
