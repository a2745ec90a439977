import type { Reply } from '@keel/flows';
import { useState } from 'react';
import { type Action, useAction } from '../../app/data/useAction.ts';

/** An action that a wrong code or password can refuse. */
interface Checked<Input> extends Action<Input> {
  /** The error of the field; null if there is none. */
  readonly error: string | null;
}

/** Like `useAction`, but a refused value (422) is shown at the field; other failures are shown in a message. */
export function useFieldAction<Input, Body>(
  call: (input: Input) => Promise<Reply<Body>>,
  done: (reply: Reply<Body>) => void,
  onWrong: () => void,
): Checked<Input> {
  const [isWrong, setWrong] = useState(false);
  const action = useAction(async (input: Input) => {
    setWrong(false);
    const reply = await call(input);
    if (reply.status === 422) {
      setWrong(true);
      onWrong();
    }
    return reply;
  }, done);
  return {
    ...action,
    error: isWrong ? action.message : null,
    message: isWrong ? null : action.message,
    dismiss: () => {
      setWrong(false);
      action.dismiss();
    },
  };
}
