import type { ProofWay, Reply } from '@keel/flows';
import type { ReactNode } from 'react';
import { useAction } from '../../app/data/useAction.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { StepUpForm } from '../../app/session/StepUpForm.tsx';
import { useOnProved, useStepUp } from '../../app/session/useStepUp.ts';

interface ProofFormProps<Body> {
  /** The ways in which this person can prove their identity, the preferred one first. */
  readonly ways: readonly [ProofWay, ...ProofWay[]];
  /** The action that needs the step-up. */
  readonly children: ReactNode;
  /** Label of the button. */
  readonly submit: string;
  /** The action that requires the step-up. */
  readonly act: () => Promise<Reply<Body>>;
  readonly onDone: (reply: Reply<Body>) => void;
  readonly onCancel: () => void;
}

/**
 * Asks for a step-up, then runs the action (PAYOUT-4). If the proof succeeded and the action failed, only the action is
 * repeated.
 */
export function ProofForm<Body>({ ways, children, submit, act, onDone, onCancel }: ProofFormProps<Body>) {
  const flow = useStepUp(ways);
  const action = useAction(async () => {
    const reply = await act();
    if (reply.status === 403) flow.send({ type: 'proof.expired' });
    return reply;
  }, onDone);
  useOnProved(flow, () => action.run(undefined));
  return (
    <>
      <StepUpForm flow={flow} submit={submit} isActing={action.isBusy} onCancel={onCancel}>
        {children}
      </StepUpForm>
      <Message isOpen={action.message !== null} tone="negative" onClose={action.dismiss}>
        {action.message}
      </Message>
    </>
  );
}
