import type { PasscodeKind } from '@keel/flows';
import { PasscodeField, PassphraseField } from '@keel/ui';
import type { ReactNode, Ref } from 'react';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface PasscodeInputProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (passcode: string) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: string | null;
  readonly isDisabled?: boolean;
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for six digits or for a passphrase (WALLET-16). */
export function PasscodeInput({ kind, ...field }: PasscodeInputProps & { readonly kind: PasscodeKind }) {
  return kind === 'digits' ? <PasscodeField {...field} /> : <PassphraseField {...field} />;
}

interface CurrentPasscodeProps extends Omit<PasscodeInputProps, 'label' | 'name'> {
  /** @default "Passcode", in the person's language */
  readonly label?: string;
  /** @default passcode */
  readonly name?: string;
}

/** The field for the passcode of the stored wallet, whose kind its record says (WALLET-16). */
export function CurrentPasscode({ label, name = 'passcode', ...field }: CurrentPasscodeProps) {
  const { ports } = useWallet();
  const { unlock: words } = useWords();
  const kind = ports.passcodeKind();
  const text = label ?? words.passcode;
  return (
    <PasscodeInput {...field} kind={kind} label={kind === 'digits' ? text : words.asPassphrase(text)} name={name} />
  );
}
