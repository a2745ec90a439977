import {
  type WithdrawDetails,
  type WithdrawField,
  type WithdrawMethod,
  withdrawFields,
  withdrawLimits,
} from '@keel/flows';
import { TextField } from '@keel/ui';
import { useWords } from './words.ts';

interface MethodFieldsProps {
  readonly method: WithdrawMethod;
  readonly details: WithdrawDetails;
  readonly onChange: (field: WithdrawField, value: string) => void;
}

/** The fields that the chosen method needs (WD-1). */
export function MethodFields({ method, details, onChange }: MethodFieldsProps) {
  const words = useWords();
  return withdrawFields[method].map((field) => (
    <TextField
      key={field}
      label={words.fields[field]}
      name={field}
      // The browser must not suggest other people's accounts from its autofill.
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      maxLength={withdrawLimits[field]}
      value={details[field]}
      onChange={(value) => onChange(field, value)}
    />
  ));
}
