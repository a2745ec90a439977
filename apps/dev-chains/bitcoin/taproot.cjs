// The Bitcoin node's library is from before Taproot: it reads no such address, and to it anybody may spend such an output. Another
// library reads and writes the addresses, and verifies the signatures (BIP-341, BIP-350).
const { Address, Script, Transaction } = require('bitcore-lib');

const { Interpreter } = Script;
const FLAGS = Interpreter.SCRIPT_VERIFY_P2SH | Interpreter.SCRIPT_VERIFY_WITNESS | Interpreter.SCRIPT_VERIFY_TAPROOT;

/** The output key in a Taproot address of the test networks; null for any other text. */
function taprootKeyOf(text) {
  if (!text.startsWith('tb1p')) return null;
  return Address.fromString(text, 'testnet').hashBuffer;
}

/** The address of a locking script in hex; null unless it is Taproot. */
function taprootAddressOf(script) {
  return isTaproot(script) ? new Address(Buffer.from(script.slice(4), 'hex'), 'testnet', 'taproot').toString() : null;
}

/**
 * Whether the inputs of a transaction that spend Taproot outputs are signed.
 *
 * @param spent the output of each input, with its script in hex
 */
function hasTaprootSignatures(transactionHex, spent) {
  if (!spent.some(({ script }) => isTaproot(script))) return true;
  const transaction = new Transaction(transactionHex);
  for (const [at, { script, value }] of spent.entries())
    transaction.inputs[at].output = new Transaction.Output({ script: Script.fromHex(script), satoshis: value });
  return transaction.inputs.every((input, at) => {
    if (!isTaproot(spent[at].script)) return true;
    const { script, satoshis } = input.output;
    return new Interpreter().verify(input.script, script, transaction, at, FLAGS, input.getWitnesses(), satoshis);
  });
}

function isTaproot(script) {
  return /^5120[0-9a-f]{64}$/.test(script);
}

module.exports = { hasTaprootSignatures, taprootAddressOf, taprootKeyOf };
