import { failureText, type Reply, sharedMessages, Unauthorized } from '@keel/flows';
import { useState } from 'react';
import type { LoadFailure } from './useApiQuery.ts';

/** A call that needs no flow, one at a time: signing out elsewhere, an export. */
export interface Action<Input> extends LoadFailure {
  readonly isBusy: boolean;
  /** Makes the call, unless one is under way. */
  readonly run: (input: Input) => void;
}

/**
 * Makes a call on demand. `done` gets the answer of a success; otherwise there is a message (DASH-8, ERR-1). A success is a
 * 204, or a 200 with `bool: true` or the expected body: any network may answer 200.
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
      // ERR-2: the session reports a refused token.
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
