import { type SendAssetsInput, Unauthorized } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { BrowserPort, Driven } from './FlowDriver.ts';
import { type AnswerNodeCall, answerNodeCalls } from './nodeCalls.ts';
import { UNAUTHENTICATED_BODY } from './outcomes.ts';

const CHAINS = ['ethereum', 'solana'];

interface NetworkPort<Answer> {
  readonly port: string;
  /** null for an answer that no network causes. */
  readonly answers: (answer: Answer, chain: string) => AnswerNodeCall | null;
  /** Whether a refused token is a case of its own. @default false */
  readonly canEndSession?: boolean;
  /** What happens in the network before it answers. */
  readonly before?: (driven: Driven, answer: Answer) => Promise<void>;
}

/** A port of a transfer that the wallet's network implements, with several calls. */
export function networkPort<Answer>({
  port,
  answers,
  canEndSession = false,
  before,
}: NetworkPort<Answer>): BrowserPort {
  return {
    canSettle: (step) =>
      'answer' in step
        ? CHAINS.some((chain) => answers(step.with as Answer, chain) !== null)
        : 'fail' in step && (canEndSession || !(step.with instanceof Unauthorized)),
    async settle(driven, step) {
      const { chain } = (driven.input as SendAssetsInput).from;
      if ('answer' in step) await before?.(driven, step.with as Answer);
      await answerNodeCalls(
        driven,
        port,
        answerTo(step, (answer) => answers(answer as Answer, chain)),
      );
    },
  };
}

function answerTo(step: Step, answers: (answer: unknown) => AnswerNodeCall | null): AnswerNodeCall {
  if ('answer' in step) return answers(step.with) ?? (() => 'lost');
  const isRefused = 'fail' in step && step.with instanceof Unauthorized;
  return () => (isRefused ? { status: 401, json: UNAUTHENTICATED_BODY } : 'lost');
}
