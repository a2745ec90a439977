import { registrationLimits } from '@keel/flows';
import { TextField } from '@keel/ui';
import type { StepProps } from './steps.ts';
import { useWords } from './words.ts';

/** The name of the person. */
export function PersonStep({ control }: StepProps) {
  const { person: words } = useWords();
  return (
    <>
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        maxLength={registrationLimits.text}
        {...control('firstName')}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        maxLength={registrationLimits.text}
        {...control('lastName')}
      />
    </>
  );
}
