import { StepUpForm } from './StepUpForm.tsx';
import { useWords } from './stepUpWords.ts';
import { useOnProved, useStepUp } from './useStepUp.ts';

export interface StepUpProps {
  /** The action that needs the proof. */
  readonly payout: 'withdrawal' | 'order';
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** The step-up before a payout (PAYOUT-4): the flow and its form, without the dialog around them. */
export function StepUp({ payout, onProved, onCancel }: StepUpProps) {
  const words = useWords();
  const flow = useStepUp();
  useOnProved(flow, onProved);
  return (
    <StepUpForm flow={flow} submit={words.confirm} onCancel={onCancel}>
      {words.explain[payout]}
    </StepUpForm>
  );
}
