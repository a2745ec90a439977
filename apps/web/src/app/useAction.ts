import { failureText, type Reply, sharedMessages, Unauthorized } from '@keel/flows';
import { useState } from 'react';
import type { Failure } from './useCollection.tsx';

/** One call at a time that has no order of its own to keep: signing out elsewhere, an export. */
export interface Action<Input> extends Failure {
  readonly isBusy: boolean;
  /** Calls, unless a call is under way. */
  readonly run: (input: Input) => void;
}

/**
 * Makes a call on demand; `done` gets its answer when it is a success, else there is a message (DASH-8, ERR-1). A 204 is
 * one, and a 200 whose `bool` says so or that brought what was asked for: any network may answer 200.
 */
export function useAction<Input, Body>(
  call: (input: Input) => Promise<Reply<Body>>,
  done: (reply: Reply<Body>) => void,
): Action<Input> {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function attempt(input: Input): Promise<void> {
    setBusy(true);
    try {
      const reply = await call(input);
      if (isDone(reply)) done(reply);
      else setMessage(reply.text || sharedMessages.unexpected);
    } catch (error) {
      // ERR-2: a refused token is the session's to tell.
      if (!(error instanceof Unauthorized)) setMessage(failureText(error));
    }
    setBusy(false);
  }

  return {
    isBusy,
    message,
    dismiss: () => setMessage(null),
    run: (input) => {
      if (!isBusy) void attempt(input);
    },
  };
}

function isDone({ status, bool, body }: Reply<unknown>): boolean {
  return status === 204 || (status === 200 && (bool ?? body !== null));
}
