// A Bitcoin node of a regression-test chain, in memory, behind a part of Esplora's API. As a chain of Dogecoin it has that
// chain's addresses and no estimates of fees: transactions and signatures are the same. A process of its own, since the
// library takes a second to load and keeps a process busy while it mines. Started by src/utxo.ts.
const { createServer } = require('node:http');
const Module = require('node:module');

// The library names a native store that a chain in memory never opens.
const { _load: load } = Module; // oxlint-disable-line no-underscore-dangle -- the only place where a missing native part can be put in
Object.assign(Module, { _load: (name, ...rest) => (name === 'leveldown' ? () => undefined : load(name, ...rest)) });
const { Address, FullNode, KeyRing, MTX, Network, Script, TX } = require('bcoin');
const { hasTaprootSignatures, taprootAddressOf, taprootKeyOf } = require('./taproot.cjs');

/** Segwit begins at block 432 here, and a coinbase can be spent 100 blocks after it. */
const FIRST_BLOCKS = 450;
const COIN = 100_000_000;
const IS_DOGECOIN = process.env.UTXO_CHAIN === 'dogecoin';
const GIVEN = IS_DOGECOIN ? 100 * COIN : COIN;
const FEE_RATE = 1000;
const NETWORK = 'regtest';
// src/chainparams.cpp of Dogecoin Core, its test network. It has no segwit addresses.
if (IS_DOGECOIN)
  Object.assign(Network.get('testnet').addressPrefix, { pubkeyhash: 0x71, scripthash: 0xc4, bech32: '' });

// The library refuses to relay what it cannot verify. Taproot is verified in `take`.
for (const name of ['STANDARD_VERIFY_FLAGS', 'ONLY_STANDARD_VERIFY_FLAGS'])
  Script.flags[name] &= ~Script.flags.VERIFY_DISCOURAGE_UPGRADABLE_WITNESS_PROGRAM;

const node = new FullNode({
  // Its own interface is not used; on its fixed port a second node would not start.
  httpPort: 0,
  network: NETWORK,
  memory: true,
  indexTX: true,
  indexAddress: true,
  // Otherwise it takes no transfer of version 1 that can be replaced.
  replaceByFee: true,
  listen: false,
  workers: false,
  logLevel: 'none',
  noAuth: true,
});
const miner = KeyRing.generate(NETWORK);
miner.witness = true;

/** The wallet writes addresses as the test networks do; the script behind them is the same. */
function addressOf(text) {
  const taprootKey = IS_DOGECOIN ? null : taprootKeyOf(text);
  if (taprootKey !== null) return Address.fromProgram(1, taprootKey);
  for (const network of IS_DOGECOIN ? ['testnet'] : ['testnet', 'regtest']) {
    try {
      return Address.fromString(text, network);
    } catch {
      // Of the other kind, or none.
    }
  }
  throw new Error(`Invalid ${IS_DOGECOIN ? 'Dogecoin' : 'Bitcoin'} address`);
}

async function mine() {
  const block = await node.miner.mineBlock(node.chain.tip, miner.getAddress());
  await node.chain.add(block);
}

async function take(tx) {
  const coins = await node.mempool.getCoinView(tx);
  const spent = tx.inputs.map((input) => coins.getOutputFor(input)).filter((output) => output !== null);
  const isKnown = spent.length === tx.inputs.length;
  const outputs = spent.map(({ script, value }) => ({ script: script.toRaw().toString('hex'), value }));
  if (isKnown && !hasTaprootSignatures(tx.toRaw().toString('hex'), outputs))
    throw new Error('sendrawtransaction RPC error: mandatory-script-verify-flag-failed');
  const missing = await node.mempool.addTX(tx);
  if (missing && missing.length > 0) throw new Error('sendrawtransaction RPC error: bad-txns-inputs-missingorspent');
  if (!node.mempool.hasEntry(tx.hash('hex'))) throw new Error('sendrawtransaction RPC error: it was not taken');
  await mine();
  return tx.txid();
}

async function fund(address) {
  const mature = (coin) => node.chain.height - coin.height >= 100;
  const coins = (await node.getCoinsByAddress(miner.getAddress())).filter((coin) => !coin.coinbase || mature(coin));
  const mtx = new MTX();
  mtx.addOutput({ address, value: GIVEN });
  await mtx.fund(coins.slice(0, 50), { rate: 10_000, changeAddress: miner.getAddress(), height: node.chain.height });
  mtx.sign(miner);
  return take(mtx.toTX());
}

/** Hashes are written backwards where people see them. */
function reversed(hash) {
  return Buffer.from([...Buffer.from(hash, 'hex')].toReversed()).toString('hex');
}

/** As Esplora has it. */
async function statusOf(height) {
  if (height < 0) return { confirmed: false };
  const entry = await node.chain.getEntryByHeight(height);
  return { confirmed: true, block_height: height, block_hash: entry.rhash(), block_time: entry.time };
}

function scriptOf(output) {
  const script = output.script.toRaw().toString('hex');
  return {
    scriptpubkey: script,
    scriptpubkey_address: taprootAddressOf(script) ?? output.getAddress()?.toString('testnet') ?? null,
    value: output.value,
  };
}

async function view(meta) {
  const { tx } = meta;
  const coins = await node.chain.getSpentView(tx);
  const vin = tx.inputs.map((input) => {
    const spent = coins?.getOutputFor(input);
    return {
      txid: input.prevout.txid(),
      vout: input.prevout.index,
      prevout: spent ? scriptOf(spent) : null,
      sequence: input.sequence,
      is_coinbase: tx.isCoinbase(),
    };
  });
  return {
    txid: tx.txid(),
    version: tx.version,
    locktime: tx.locktime,
    size: tx.getSize(),
    weight: tx.getWeight(),
    fee: coins && !tx.isCoinbase() ? tx.getFee(coins) : 0,
    vin,
    vout: tx.outputs.map(scriptOf),
    status: await statusOf(meta.height),
  };
}

async function utxos(address) {
  const coins = await node.getCoinsByAddress(address);
  return Promise.all(
    coins.map(async ({ hash, index, value, height }) => ({
      txid: reversed(hash),
      vout: index,
      value,
      status: await statusOf(height),
    })),
  );
}

async function answer(method, path, body) {
  const [, what, key, part] = path.split('/');
  if (method === 'POST' && path === '/tx') return take(TX.fromRaw(Buffer.from(body.trim(), 'hex')));
  if (method === 'POST' && path === '/fund') return fund(addressOf(body.trim()));
  if (method === 'POST' && path === '/mine') return mine().then(() => String(node.chain.height));
  if (path === '/blocks/tip/height') return node.chain.height;
  // With none, the wallet uses the recommended rate.
  if (path === '/fee-estimates' && IS_DOGECOIN) return {};
  if (path === '/fee-estimates') return { 1: FEE_RATE / 200, 3: FEE_RATE / 500, 6: FEE_RATE / 1000, 144: 1 };
  if (what === 'address' && part === 'utxo') return utxos(addressOf(key));
  if (what === 'address' && part === 'txs') {
    const metas = await node.getMetaByAddress(addressOf(key));
    return Promise.all(metas.toReversed().slice(0, 25).map(view));
  }
  if (what === 'tx') {
    const meta = await node.getMeta(reversed(key));
    if (part === 'hex') return meta?.tx.toRaw().toString('hex');
    return meta ? view(meta) : undefined;
  }
  return undefined;
}

function reply(response, status, body) {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

async function start() {
  await node.ensure();
  await node.open();
  for (let left = FIRST_BLOCKS; left > 0; left -= 1) await mine();
  // One at a time, as blocks come.
  let last = Promise.resolve();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      last = last
        .then(() => answer(request.method, request.url, Buffer.concat(chunks).toString('utf8')))
        .then(
          (said) => (said === undefined ? reply(response, 404, 'Not found') : reply(response, 200, said)),
          (error) =>
            reply(response, 400, error.reason ? `sendrawtransaction RPC error: ${error.reason}` : error.message),
        );
    });
  });
  server.listen(Number(process.env.UTXO_PORT), '127.0.0.1', () => {
    process.send({ url: `http://127.0.0.1:${server.address().port}` });
  });
  server.on('error', () => process.exit(1));
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
}

start().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
