import type { MessageCode, MessageParams } from '@keel/contract';
import type { Catalogue } from '../words/Catalogue.ts';
import type { Answers } from './answers.ts';

/**
 * The translations for a screen whose answers have already arrived. The app translates an answer of the server when it
 * arrives; a story changes its language afterwards, so the sentences of its answers are also translated here, by their
 * codes.
 */
export function storyWords(words: Catalogue, answers: Answers): Catalogue {
  const failuresByMessage = new Map(failuresIn(answers).map((failure) => [failure.message, failure]));
  return {
    ...words,
    translate: (sentence) => {
      const failure = failuresByMessage.get(sentence);
      if (failure === undefined) return words.translate(sentence);
      const code = (failure.messageCode ?? failure.code) as MessageCode;
      return words.answer(code, failure.messageParams ?? {}) ?? words.translate(sentence);
    },
  };
}

interface Failed {
  readonly message: string;
  readonly code: string;
  readonly messageCode?: string;
  readonly messageParams?: MessageParams;
}

function failuresIn(answers: Answers): readonly Failed[] {
  return Object.values(answers)
    .flat()
    .map((answer): unknown => (typeof answer === 'object' && 'body' in answer ? answer.body : null))
    .filter(isFailure);
}

function isFailure(body: unknown): body is Failed {
  return (
    typeof body === 'object' && body !== null && 'code' in body && 'message' in body && typeof body.message === 'string'
  );
}
