import { cleanFactorCode, factorCodeLength, isFactor, type Reply, recoveryCodeMax, Secret } from '@keel/flows';
import { Button, CodeField, Form, Inline, PasswordField, Text, TextField } from '@keel/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Proof, proveIdentity } from '../../api/factors.ts';
import { Message } from '../../app/Message.tsx';
import { useServices } from '../../app/services.ts';
import { useSay } from '../../app/wordsHook.ts';
import { useChecked } from './useChecked.ts';
import { useWords } from './words.ts';

interface ProofFormProps<Body> {
  /** With what this person can prove who they are, the usual way first. */
  readonly ways: readonly [Proof['kind'], ...Proof['kind'][]];
  /** What is about to happen. */
  readonly children: ReactNode;
  /** The words of the button. */
  readonly submit: string;
  /** What needs the proof. */
  readonly act: () => Promise<Reply<Body>>;
  readonly onDone: (reply: Reply<Body>) => void;
  readonly onCancel: () => void;
}

/** Asks who is there, then acts (PAYOUT-4). What is typed is gone when the form is. */
export function ProofForm<Body>({ ways, children, submit, act, onDone, onCancel }: ProofFormProps<Body>) {
  const { api } = useServices();
  const { factors: words } = useWords();
  const say = useSay();
  const [kind, setKind] = useState(ways[0]);
  const [typed, setTyped] = useState('');
  // A code works once: where it was right and what came after it failed, only that is done again.
  const [isProved, setProved] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const value = new Secret(typed);
  const action = useChecked(
    async (): Promise<Reply<Body>> => {
      if (!isProved) {
        const proved = await proveIdentity(api, { kind, value });
        if (proved.body === null || proved.bool === false) return { ...proved, bool: false, body: null };
        setProved(true);
      }
      const reply = await act();
      if (reply.status === 403) setProved(false);
      return reply;
    },
    onDone,
    () => {
      if (kind !== 'password') setTyped('');
    },
  );
  const { error } = action;
  useEffect(() => {
    if (error !== null) field.current?.focus();
  }, [error]);
  const isReady = isProved || (kind === 'password' ? typed !== '' : isFactor(kind, value));
  const common = {
    ref: field,
    value: typed,
    errorMessage: error === null ? null : say(error),
    onChange: (text: string) => {
      setTyped(kind === 'code' ? cleanFactorCode(text) : text);
      if (error !== null) action.dismiss();
    },
  };
  const other = ways.find((way) => way !== kind);

  return (
    <>
      <Form onSubmit={() => action.run(undefined)}>
        <Text tone="muted">{children}</Text>
        {kind === 'password' && <PasswordField {...common} label={words.password} autoComplete="current-password" />}
        {kind === 'code' && <CodeField {...common} label={words.code} length={factorCodeLength} />}
        {kind === 'recovery' && (
          <TextField
            {...common}
            label={words.recoveryCode}
            autoComplete="off"
            spellCheck="false"
            maxLength={recoveryCodeMax}
          />
        )}
        {other !== undefined && (
          <Inline>
            <Button
              size="sm"
              tone="neutral"
              appearance="ghost"
              isDisabled={action.isBusy}
              onPress={() => {
                setKind(other);
                setTyped('');
                action.dismiss();
              }}
            >
              {other === 'recovery' ? words.useRecovery : words.useCode}
            </Button>
          </Inline>
        )}
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" isPending={action.isBusy} isDisabled={!action.isBusy && !isReady}>
            {submit}
          </Button>
        </Inline>
      </Form>
      <Message isOpen={action.message !== null} onClose={action.dismiss}>
        {action.message}
      </Message>
    </>
  );
}
