import type { PasscodeKind } from '@keel/flows';
import { Radio, RadioGroup } from '@keel/ui';
import { PasscodeInput } from './CurrentPasscode.tsx';
import { useWords } from './words.ts';

/** A new passcode as it was typed, twice. */
export interface TypedPasscode {
  readonly kind: PasscodeKind;
  readonly passcode: string;
  readonly repeated: string;
}

/** Nothing typed yet. */
export function emptyPasscode(kind: PasscodeKind): TypedPasscode {
  return { kind, passcode: '', repeated: '' };
}

interface NewPasscodeProps {
  readonly value: TypedPasscode;
  /** What is wrong with it; null if nothing is. */
  readonly errorMessage: string | null;
  readonly onChange: (typed: TypedPasscode) => void;
}

/** The fields of a new passcode: six digits, or a passphrase (WALLET-1, WALLET-16). */
export function NewPasscode({ value, errorMessage, onChange }: NewPasscodeProps) {
  const { passcode: all } = useWords();
  const { kind, passcode, repeated } = value;
  const words = all[kind];
  return (
    <>
      <RadioGroup
        label={all.kind}
        description={all.copied}
        name="kind"
        layout="inline"
        value={kind}
        // What was typed into the fields that are no longer shown is not used.
        onChange={(chosen) => onChange(emptyPasscode(KINDS.find((each) => each === chosen) ?? 'digits'))}
      >
        {KINDS.map((each) => (
          <Radio key={each} value={each}>
            {all[each].name}
          </Radio>
        ))}
      </RadioGroup>
      <PasscodeInput
        key={`${kind} passcode`}
        kind={kind}
        label={words.passcode}
        name="passcode"
        description={words.hint}
        value={passcode}
        onChange={(typed) => onChange({ ...value, passcode: typed })}
      />
      <PasscodeInput
        key={`${kind} repeated`}
        kind={kind}
        label={words.again}
        name="repeated"
        value={repeated}
        errorMessage={errorMessage}
        onChange={(typed) => onChange({ ...value, repeated: typed })}
      />
    </>
  );
}

const KINDS: readonly PasscodeKind[] = ['digits', 'passphrase'];
