import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Context, createLogger, createServer, openContext, parseEnv } from '@keel/server';
import { Transaction as BitcoinTransaction, p2pkh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js';
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rpc } from '../src/rpc.ts';
import { type Started, startAll } from '../src/startAll.ts';

const ETHER = 10n ** 18n;
let started: Started;
const logged: string[] = [];
beforeAll(async () => {
  started = await startAll({ log: (line) => logged.push(line), hasFreePorts: true });
});
afterAll(() => started.stop());

const chain = (name: string) => {
  const found = started.chains.find((one) => one.chain === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const somebody = () => addr.fromPrivateKey(randomBytes(32));
const fund = async (name: string, to: string) => {
  const body = JSON.stringify({ address: to });
  const response = await fetch(`${started.url}/fund/${name}`, { method: 'POST', body });
  return [response.status, await response.text()];
};
const number = async (url: string, method: string, ...params: unknown[]) =>
  BigInt(String(await rpc(url, method, params)));
/** Eight bytes, little-endian. */
const amount = (units: bigint) => Buffer.from(new BigUint64Array([units]).buffer).toString('hex');
const word = (owner: string) => BigInt(owner).toString(16).padStart(64, '0');
const tokens = (url: string, usdt: string | null, owner: string) =>
  number(url, 'eth_call', { to: usdt, data: `0x70a08231${word(owner)}` }, 'latest');

it('[WALLET-4] lists the running chains with their addresses, and how to get coins', async () => {
  const listed = (await (await fetch(started.url)).json()) as { keelLocalChains: { chain: string; network: string }[] };
  expect(listed.keelLocalChains.map(({ chain: name, network }) => [name, network])).toEqual(
    ['ethereum', 'bnb', 'bitcoin', 'dogecoin', 'solana'].map((name) => [name, 'test']),
  );
  expect(logged).toHaveLength(5);
  expect(started.ready).toContain(`${started.url}/fund/solana`);
  expect((await fund('moon', 'x'))[0]).toBe(404);
  expect((await fund('ethereum', 'x'))[0]).toBe(400);
});

it.each([
  ['ethereum', 11_155_111n, 6n],
  ['bnb', 97n, 18n],
] as const)(
  '[WALLET-4] %s has the chain id of the test network, and a USDT with its decimals',
  async (name, id, decimals) => {
    const { url, usdt } = chain(name);
    expect(await number(url, 'eth_chainId')).toBe(id);
    expect(await number(url, 'eth_call', { to: usdt, data: '0x313ce567' }, 'latest')).toBe(decimals);
    const to = somebody();
    expect((await fund(name, to))[0]).toBe(200);
    expect(await number(url, 'eth_getBalance', to, 'latest')).toBe(1000n * ETHER);
    expect(await tokens(url, usdt, to)).toBe(1_000_000n * 10n ** decimals);
  },
);

it('[WALLET-5] the transfer of Ethereum’s USDT returns nothing, that of BNB’s returns true', async () => {
  const answers = await Promise.all(
    ['ethereum', 'bnb'].map(async (name) => {
      const { url, usdt } = chain(name);
      const from = somebody();
      await fund(name, from);
      return rpc(url, 'eth_call', [
        { from, to: usdt, data: `0xa9059cbb${word(from)}${'1'.padStart(64, '0')}` },
        'latest',
      ]);
    }),
  );
  expect(answers).toEqual(['0x', `0x${'1'.padStart(64, '0')}`]);
});

it('[WALLET-5] Bitcoin accepts a correctly signed transaction, and refuses others with a reason', async () => {
  const { url } = chain('bitcoin');
  const key = randomBytes(32);
  const own = p2wpkh(pubECDSA(key), TEST_NETWORK);
  const to = p2wpkh(pubECDSA(randomBytes(32)), TEST_NETWORK);
  expect((await fund('bitcoin', own.address))[0]).toBe(200);
  const get = async (path: string) => (await fetch(`${url}${path}`)).json();
  const [coin] = (await get(`/address/${own.address}/utxo`)) as { txid: string; vout: number; value: number }[];
  expect(coin?.value).toBe(100_000_000);
  const spend = () => {
    const tx = new BitcoinTransaction();
    const witnessUtxo = { script: own.script, amount: 100_000_000n };
    tx.addInput({ txid: String(coin?.txid), index: coin?.vout ?? 0, witnessUtxo });
    tx.addOutputAddress(to.address, 99_990_000n, TEST_NETWORK);
    tx.sign(key);
    tx.finalize();
    return { id: tx.id, hex: tx.hex };
  };
  const post = async (body: string) => {
    const response = await fetch(`${url}/tx`, { method: 'POST', body });
    return [response.status, await response.text()];
  };
  const right = spend();
  // One unit more than the signed amount.
  const altered = await post(right.hex.replace(amount(99_990_000n), amount(99_990_001n)));
  expect([altered[0], String(altered[1]).startsWith('sendrawtransaction RPC error: ')]).toEqual([400, true]);
  expect(await post(right.hex)).toEqual([200, right.id]);
  expect(await get(`/tx/${right.id}`)).toMatchObject({ txid: right.id, fee: 10_000, status: { confirmed: true } });
  expect(await (await fetch(`${url}/tx/${right.id}/hex`)).text()).toBe(right.hex);
  expect((await fetch(`${url}/tx/${'0'.repeat(64)}/hex`)).status).toBe(404);
  expect(await get(`/address/${to.address}/utxo`)).toMatchObject([{ txid: right.id, vout: 0, value: 99_990_000 }]);
  expect(await get(`/address/${to.address}/txs`)).toMatchObject([{ txid: right.id }]);
  expect(await get(`/address/${own.address}/utxo`)).toEqual([]);
});

it('[WALLET-17] Bitcoin accepts a Taproot transaction with the right signature, and no other', async () => {
  const { url } = chain('bitcoin');
  const key = randomBytes(32);
  const own = p2tr(pubSchnorr(key), undefined, TEST_NETWORK);
  expect((await fund('bitcoin', own.address))[0]).toBe(200);
  const get = async (path: string) => (await fetch(`${url}${path}`)).json();
  const [coin] = (await get(`/address/${own.address}/utxo`)) as { txid: string; vout: number; value: number }[];
  const tx = new BitcoinTransaction();
  const witnessUtxo = { script: own.script, amount: 100_000_000n };
  tx.addInput({ txid: String(coin?.txid), index: coin?.vout ?? 0, witnessUtxo, tapInternalKey: pubSchnorr(key) });
  tx.addOutputAddress(own.address, 99_990_000n, TEST_NETWORK);
  tx.sign(key);
  tx.finalize();
  const post = async (body: string) => {
    const response = await fetch(`${url}/tx`, { method: 'POST', body });
    return [response.status, await response.text()];
  };
  expect((await post(tx.hex.replace(amount(99_990_000n), amount(99_990_001n))))[0]).toBe(400);
  expect(await post(tx.hex)).toEqual([200, tx.id]);
  expect(await get(`/address/${own.address}/utxo`)).toMatchObject([{ txid: tx.id, value: 99_990_000 }]);
  expect(await get(`/tx/${tx.id}`)).toMatchObject({
    vin: [{ prevout: { scriptpubkey_address: own.address } }],
    vout: [{ scriptpubkey_address: own.address }],
  });
});

/** The prefixes of Dogecoin's test network: src/chainparams.cpp of Dogecoin Core. */
const DOGECOIN_TEST = { bech32: '', pubKeyHash: 0x71, scriptHash: 0xc4, wif: 0xf1 };

it('[WALLET-14] Dogecoin accepts a correctly signed transaction without segwit, and refuses others', async () => {
  const { url } = chain('dogecoin');
  const key = randomBytes(32);
  const own = p2pkh(pubECDSA(key), DOGECOIN_TEST);
  const to = p2pkh(pubECDSA(randomBytes(32)), DOGECOIN_TEST);
  expect(own.address).toMatch(/^n/);
  expect((await fund('dogecoin', own.address))[0]).toBe(200);
  expect((await fund('dogecoin', p2wpkh(pubECDSA(key), TEST_NETWORK).address))[0]).toBe(400);
  expect((await fund('dogecoin', p2pkh(pubECDSA(key), TEST_NETWORK).address))[0]).toBe(400);
  const get = async (path: string) => (await fetch(`${url}${path}`)).json();
  const [coin] = (await get(`/address/${own.address}/utxo`)) as { txid: string; vout: number; value: number }[];
  expect(coin?.value).toBe(10_000_000_000);
  const nonWitnessUtxo = await (await fetch(`${url}/tx/${coin?.txid}/hex`)).text();
  const tx = new BitcoinTransaction({ version: 1 });
  tx.addInput({ txid: String(coin?.txid), index: coin?.vout ?? 0, sequence: 0xfffffffd, nonWitnessUtxo });
  tx.addOutputAddress(to.address, 9_999_000_000n, DOGECOIN_TEST);
  tx.sign(key);
  tx.finalize();
  const post = async (body: string) => {
    const response = await fetch(`${url}/tx`, { method: 'POST', body });
    return [response.status, await response.text()];
  };
  expect((await post(tx.hex.replace(amount(9_999_000_000n), amount(9_999_000_001n))))[0]).toBe(400);
  expect(await post(tx.hex)).toEqual([200, tx.id]);
  expect(await get(`/address/${to.address}/txs`)).toMatchObject([
    { txid: tx.id, vout: [{ scriptpubkey_address: to.address, value: 9_999_000_000 }] },
  ]);
  expect(await get('/fee-estimates')).toEqual({});
});

it('[WALLET-4] Solana sends coins, and USDT with 6 decimals', async () => {
  const { url, usdt } = chain('solana');
  const { address: owner } = await createKeyPairSignerFromPrivateKeyBytes(randomBytes(32));
  expect((await fund('solana', owner))[0]).toBe(200);
  expect(await rpc(url, 'getBalance', [owner])).toMatchObject({ value: 1000_000_000_000 });
  const mint = (await rpc(url, 'getAccountInfo', [address(String(usdt))])) as { value: { data: string[] } };
  expect(Buffer.from(mint.value.data[0] ?? '', 'base64')[44]).toBe(6);
  expect(await rpc(url, 'getSignatureStatuses', [['x']])).toMatchObject({ value: [null] });
  await expect(rpc(url, 'requestAirdrop', [])).rejects.toThrow('Method not found');
});

it('[WALLET-5] Solana accepts a correctly signed transaction once, and lists it afterwards', async () => {
  const { url } = chain('solana');
  const from = await createKeyPairSignerFromPrivateKeyBytes(randomBytes(32));
  const to = (await createKeyPairSignerFromPrivateKeyBytes(randomBytes(32))).address;
  await fund('solana', from.address);
  const lifetime = (await rpc(url, 'getLatestBlockhash')) as {
    value: { blockhash: Blockhash; lastValidBlockHeight: number };
  };
  const { blockhash, lastValidBlockHeight } = lifetime.value;
  // Instruction 2 of the system program is a transfer; the amount follows in 8 bytes.
  const data = new Uint8Array(12);
  new DataView(data.buffer).setUint32(0, 2, true);
  new DataView(data.buffer).setBigUint64(4, 250_000_000n, true);
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (made) => setTransactionMessageFeePayerSigner(from, made),
    (made) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) },
        made,
      ),
    (made) =>
      appendTransactionMessageInstruction(
        {
          programAddress: address('11111111111111111111111111111111'),
          accounts: [
            { address: from.address, role: AccountRole.WRITABLE_SIGNER },
            { address: to, role: AccountRole.WRITABLE },
          ],
          data,
        },
        made,
      ),
  );
  const encoded = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));
  const options = { encoding: 'base64' };
  expect(await rpc(url, 'simulateTransaction', [encoded, options])).toMatchObject({ value: { err: null } });
  const signature = await rpc(url, 'sendTransaction', [encoded, options]);
  expect(await rpc(url, 'getBalance', [to])).toMatchObject({ value: 250_000_000 });
  expect(await rpc(url, 'getSignatureStatuses', [[signature]])).toMatchObject({
    value: [{ err: null, confirmationStatus: 'finalized' }],
  });
  expect(await rpc(url, 'getSignaturesForAddress', [to])).toMatchObject([{ signature }]);
  await expect(rpc(url, 'sendTransaction', [encoded, options])).rejects.toThrow('Transaction simulation failed');
  expect(await rpc(url, 'getBalance', [to])).toMatchObject({ value: 250_000_000 });
});

it('[WALLET-7] a demo server finds the chains, and buys and sells on them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keel-chains-'));
  const parsed = parseEnv({
    DATA_DIR: dataDir,
    DEV_CHAINS_URL: started.url,
    // The server's own Ethereum and BNB chains would take precedence over those of this test.
    DEMO_CHAIN: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000',
  });
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  const context = await openContext({ config: parsed.config, log: createLogger('silent', { write: () => undefined }) });
  const app = await createServer(context);
  try {
    expect(await trade(context, app)).toEqual(['settled', 'settled', 'settled', 'settled']);
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

type App = Awaited<ReturnType<typeof createServer>>;

/** Buys three times and sells once. Returns the final state of each order. */
async function trade(context: Context, app: App): Promise<string[]> {
  await context.db.query('UPDATE users SET wallet_feature = true');
  const signedIn = await app.inject({ method: 'POST', url: '/api/login', payload: context.demo ?? {} });
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  const post = async (path: string, payload: object) => {
    const response = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
    expect([path, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([path, 200, '']);
    return response.json();
  };
  const ordered = async (wanted: object, to: string | null) => {
    const { quote } = await post('create-quote', { ...wanted, network: 'test' });
    return (await post('create-order', { ...wanted, network: 'test', address: to, quote: quote._id })).order;
  };
  const states: string[] = [];
  const read = async (id: string) =>
    (await app.inject({ method: 'GET', url: `/api/order/${id}`, headers })).json().order;
  // The desk checks an order every two seconds of real time.
  const over = async (id: string) => {
    const stateOf = async () => {
      await context.desk.step();
      return (await read(id)).state;
    };
    await expect.poll(stateOf, { interval: 200, timeout: 30_000 }).not.toBe('pending');
    const order = await read(id);
    states.push(order.state);
    return order;
  };

  const to = somebody();
  const bought = await ordered({ type: 'buy', asset: 'ETH', quantity: '0.25', chain: 'ethereum' }, to);
  expect(await over(bought._id)).toMatchObject({ state: 'settled', txId: expect.stringMatching(/^0x/) });
  expect(await number(chain('ethereum').url, 'eth_getBalance', to, 'latest')).toBe(ETHER / 4n);
  for (const [name, one] of [
    ['ethereum', 10n ** 6n],
    ['bnb', 10n ** 18n],
  ] as const) {
    const token = await ordered({ type: 'buy', asset: 'USDT', quantity: '25', chain: name }, to);
    await over(token._id);
    expect(await tokens(chain(name).url, chain(name).usdt, to)).toBe(one * 25n);
  }

  const sold = await ordered({ type: 'sell', asset: 'BNB', quantity: '0.5', chain: 'bnb' }, null);
  const { url } = chain('bnb');
  const [rich] = (await rpc(url, 'eth_accounts')) as string[];
  const value = `0x${(ETHER / 2n).toString(16)}`;
  await rpc(url, 'eth_sendTransaction', [{ from: rich, to: sold.payTo.address, value }]);
  await over(sold._id);

  const asked = { method: 'eth_getBalance', params: [sold.payTo.address, 'latest'] };
  expect((await post('wallet-rpc/bnb/test', asked)).result).toBe(value);
  const unknown = await post('wallet-rpc/bitcoin/test', { method: 'transaction', params: ['ab'.repeat(32)] });
  expect(unknown.result).toBeNull();
  return states;
}
