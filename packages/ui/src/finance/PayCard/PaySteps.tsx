import { Steps } from '../../components/Steps/Steps.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';

interface PayStepsProps {
  /** The investor has marked the deposit as paid. */
  readonly isPaid: boolean;
  readonly isConfirmed: boolean;
}

/**
 * How far a deposit is: created, waiting for the payment, reported as paid, confirmed. A deposit that was confirmed without a
 * report does not show the step 'reported as paid'.
 */
export function PaySteps({ isPaid, isConfirmed }: PayStepsProps) {
  const { steps: labels } = useMessages('PayCard', en.PayCard);
  const steps = [
    { id: 'created', label: labels.created },
    { id: 'waiting', label: labels.waiting },
    ...(isConfirmed && !isPaid ? [] : [{ id: 'markedAsPaid', label: labels.markedAsPaid }]),
    { id: 'confirmed', label: labels.confirmed },
  ];
  return (
    <Steps
      label={labels.label}
      steps={steps}
      current={isConfirmed ? steps.length : isPaid ? 2 : 1}
      // Once all steps are done, none is current, so 'current' would show nothing.
      narrow={isConfirmed ? 'column' : 'current'}
    />
  );
}
