import type { Transfer } from './evmTransfer.ts';

/** An event of a contract in a receipt; all texts are in lower case. */
export interface ContractEvent {
  /** The contract that emitted it. */
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** The hash of `Transfer(address,address,uint256)` (ERC-20). */
const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Call data of `transfer`: `0x` and the selector (10 characters), then receiver and units, 64 digits each. */
const SELECTOR_END = 10;
const WORD = 64;

/**
 * Whether an executed transfer has moved what it should (M-27). A coin moves with its transaction. For a token, a
 * successful transaction proves nothing: the contract has to emit an event that exactly these units went from the
 * sender to the receiver.
 */
export function isProved({ to, data }: Transfer, from: string, events: readonly ContractEvent[]): boolean {
  if (data === '0x') return true;
  const receiver = data.slice(SELECTOR_END, SELECTOR_END + WORD);
  const units = BigInt(`0x${data.slice(SELECTOR_END + WORD)}`);
  const topics = [TRANSFER_EVENT, topicOf(from), `0x${receiver}`].map((topic) => topic.toLowerCase());
  return events.some(
    (event) =>
      event.address === to.toLowerCase() &&
      event.topics.length === topics.length &&
      topics.every((topic, at) => event.topics[at] === topic) &&
      event.data.length === 2 + WORD &&
      BigInt(event.data) === units,
  );
}

function topicOf(address: string): string {
  return `0x${address.slice(2).padStart(WORD, '0')}`;
}
