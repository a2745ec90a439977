import type { BroadcastAnswer, LookUpAnswer, PrepareSendAnswer } from '@keel/flows';
import type { AnswerNodeCall, NodeAnswer } from './nodeCalls.ts';
import { SOLANA_EXPIRY } from './pendingTransfers.ts';

const NO_NODE = { status: 502, json: { bool: false, message: 'The network did not answer.' } };
const REFUSAL = { refusal: 'execution reverted' };
/** A block number beyond the safe integers of JavaScript. */
const IMPOSSIBLE = `0x${'f'.repeat(300)}`;
const MINED = { result: { status: '0x1', blockNumber: '0x1' } };
const REVERTED = { result: { status: '0x0', blockNumber: '0x1' } };
const NOTHING = { result: null };

/** How the network answers while a transfer is prepared; null if no network causes this answer. */
export function answersToPrepare(answer: PrepareSendAnswer): AnswerNodeCall | null {
  switch (answer.kind) {
    case 'ready':
      return answer.prepared.fee === '' ? null : () => 'true';
    case 'invalid':
      // Another device has spent the coins.
      return answer.field === 'amount' ? only({ eth_getBalance: { result: '0x1' } }) : null;
    case 'unreachable':
      return () => NO_NODE;
    case 'wouldFail':
      return only({ eth_estimateGas: REFUSAL, eth_getBlockByNumber: REFUSAL });
    // The answers of Bitcoin.
    case 'coinUnproved':
    case 'coinFalse':
      return null;
  }
  return null;
}

/** How the network answers a broadcast; null if no network causes this answer. */
export function answersToBroadcast(answer: BroadcastAnswer, chain: string): AnswerNodeCall | null {
  if (answer.kind === 'rejected') return only({ eth_sendRawTransaction: { refusal: answer.text } });
  if (answer.kind !== 'accepted') return null;
  return chain === 'solana' ? only({ sendTransaction: { result: '1'.repeat(64) } }) : () => 'true';
}

/** How the network answers a look-up; null if no network of this chain causes this answer. */
export function answersToLookUp(answer: LookUpAnswer, chain: string): AnswerNodeCall | null {
  return chain === 'solana' ? answersOfSolana(answer) : answersOfEthereum(answer);
}

/** Whether the network must have the transfer before it gives this answer. */
export function isOfKnownTransfer({ kind }: LookUpAnswer): boolean {
  return kind !== 'unknown';
}

function answersOfEthereum(answer: LookUpAnswer): AnswerNodeCall | null {
  switch (answer.kind) {
    case 'found':
      return answer.txId === '0xone'
        ? () => 'true'
        : only({ eth_getTransactionReceipt: MINED, eth_blockNumber: { result: IMPOSSIBLE } });
    case 'failed':
      return only({ eth_getTransactionReceipt: REVERTED });
    case 'replaced':
      return only({ ...UNKNOWN, eth_getTransactionCount: { result: '0xffff' } });
    case 'unknown':
      return only({ ...UNKNOWN, eth_getTransactionCount: { result: '0x0' } });
    case 'expired':
      return null;
  }
  return null;
}

const UNKNOWN = { eth_getTransactionReceipt: NOTHING, eth_getTransactionByHash: NOTHING };

function answersOfSolana(answer: LookUpAnswer): AnswerNodeCall | null {
  switch (answer.kind) {
    case 'found':
      return answer.txId === '0xone' ? only(status({ err: null, confirmations: answer.confirmations })) : null;
    case 'failed':
      return only(status({ err: 'InstructionError' }));
    case 'expired':
      return only({ ...status(null), getBlockHeight: { result: SOLANA_EXPIRY + 1 } });
    case 'unknown':
      return only({ ...status(null), getBlockHeight: { result: 1 } });
    case 'replaced':
      return null;
  }
  return null;
}

/** The status of the only transfer that is looked up. */
function status(value: object | null): Readonly<Record<string, NodeAnswer>> {
  return { getSignatureStatuses: { result: { value: [value] } } };
}

/** Replaces the answers of some methods. */
function only(answers: Readonly<Record<string, NodeAnswer>>): AnswerNodeCall {
  return (method) => answers[method] ?? 'true';
}
