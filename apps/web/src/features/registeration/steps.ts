import type { RegistrationField, RegistrationStep } from '@keel/flows';

/** The steps of the form, in their order. */
export const STEPS: readonly RegistrationStep[] = ['document', 'person', 'place'];

/** What a step gets for its fields. */
export interface StepProps {
  /** The props of a field that connect it to the flow. */
  readonly control: (name: RegistrationField) => FieldControl;
}

interface FieldControl {
  readonly name: RegistrationField;
  readonly value: string;
  readonly errorMessage: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}
