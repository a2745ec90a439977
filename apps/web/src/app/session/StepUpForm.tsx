import { cleanFactorCode, factorCodeLength, isProof, recoveryCodeMax, Secret } from '@keel/flows';
import {
  Banner,
  Button,
  CodeField,
  ErrorState,
  Form,
  Inline,
  PasswordField,
  Skeleton,
  Text,
  TextField,
} from '@keel/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Message } from '../feedback/Message.tsx';
import { useTranslate } from '../i18n/createWordsHook.ts';
import { useWords } from './stepUpWords.ts';
import type { StepUpFlow } from './useStepUp.ts';

interface StepUpFormProps {
  readonly flow: StepUpFlow;
  /** The action that needs the step-up. */
  readonly children: ReactNode;
  /** Label of the button. */
  readonly submit: string;
  /** The action that needed the proof is under way. @default false */
  readonly isActing?: boolean;
  readonly onCancel: () => void;
}

/** The step-up form: asks a signed-in person for a proof (PAYOUT-4). What is typed is lost when the form closes. */
export function StepUpForm({ flow, children, submit, isActing = false, onCancel }: StepUpFormProps) {
  const words = useWords();
  const translate = useTranslate();
  const { way, ways, error, wrong, message } = useSelector(flow, ({ context }) => context);
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches('loading'));
  const isUnavailable = useSelector(flow, (snapshot) => snapshot.matches('unavailable'));
  const isUsingPasskey = useSelector(flow, (snapshot) => snapshot.matches('usingPasskey'));
  const isProved = useSelector(flow, (snapshot) => snapshot.matches('proved'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy')) || isActing;
  const hasMessage = useSelector(flow, (snapshot) => snapshot.hasTag('modal'));
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A wrong code empties the field, once; a wrong password stays, to be corrected.
  const [emptiedAfter, setEmptiedAfter] = useState(wrong);
  if (emptiedAfter !== wrong) {
    setEmptiedAfter(wrong);
    if (way !== 'password') setTyped('');
  }
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each of these moves the focus
  useEffect(() => field.current?.focus(), [wrong, way, isLoading]);
  const proof = new Secret(typed);
  // The error of a proof is cleared once it is edited.
  const [editedAfter, setEditedAfter] = useState(0);
  const common = {
    ref: field,
    value: typed,
    errorMessage: error === '' || editedAfter === wrong ? null : translate(error),
    onChange: (text: string) => {
      setTyped(way === 'code' ? cleanFactorCode(text) : text);
      setEditedAfter(wrong);
    },
  };
  const others = ways.filter((each) => each !== way);
  const choices = {
    password: words.usePassword,
    passkey: words.usePasskey,
    code: words.useCode,
    recovery: words.useRecovery,
  };
  const submitted =
    way === 'passkey' ? ({ type: 'passkey.requested' } as const) : ({ type: 'proof.submitted', proof } as const);
  const isReady = way === 'passkey' || isProved || isProof(way, proof);
  const isWaiting = isBusy || isUsingPasskey;

  if (isUnavailable) {
    return (
      <>
        <ErrorState title={translate(message)} onRetry={() => flow.send({ type: 'retry.requested' })} />
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onCancel}>
            {words.cancel}
          </Button>
        </Inline>
      </>
    );
  }
  return (
    <>
      <Form onSubmit={() => flow.send(submitted)}>
        <Text tone="muted">{children}</Text>
        {isLoading && <Skeleton height="3.5rem" />}
        {!isLoading && way === 'passkey' && (
          <>
            <Text>{words.passkeyHint}</Text>
            {error !== '' && <Banner tone="negative">{translate(error)}</Banner>}
          </>
        )}
        {!isLoading && way === 'password' && (
          <PasswordField {...common} label={words.password} autoComplete="current-password" />
        )}
        {!isLoading && way === 'code' && <CodeField {...common} label={words.code} length={factorCodeLength} />}
        {!isLoading && way === 'recovery' && (
          <TextField
            {...common}
            label={words.recoveryCode}
            autoComplete="off"
            spellCheck="false"
            maxLength={recoveryCodeMax}
          />
        )}
        {others.length > 0 && (
          <Inline>
            {others.map((other) => (
              <Button
                key={other}
                size="sm"
                tone="neutral"
                appearance="ghost"
                isDisabled={isBusy}
                onPress={() => {
                  setTyped('');
                  flow.send({ type: 'way.chosen', way: other });
                }}
              >
                {choices[other]}
              </Button>
            ))}
          </Inline>
        )}
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" isPending={isWaiting} isDisabled={!isWaiting && !isReady}>
            {submit}
          </Button>
        </Inline>
      </Form>
      <Message isOpen={hasMessage} tone="negative" onClose={() => flow.send({ type: 'message.dismissed' })}>
        {message}
      </Message>
    </>
  );
}
