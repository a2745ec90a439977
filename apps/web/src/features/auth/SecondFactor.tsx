import {
  cleanFactorCode,
  type FactorWay,
  factorCodeLength,
  type LoginContext,
  type LoginEvent,
  recoveryCodeMax,
  Secret,
} from '@keel/flows';
import { Banner, Button, CodeField, Form, Inline, TextField } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { Message } from '../../app/feedback/Message.tsx';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useWords } from './words.ts';

/** The part of the login flow that the page needs. */
interface SecondFactorProps {
  readonly context: LoginContext;
  readonly isBusy: boolean;
  /** The browser's passkey prompt is open. */
  readonly isUsingPasskey: boolean;
  readonly hasMessage: boolean;
  readonly can: (event: LoginEvent) => boolean;
  readonly send: (event: LoginEvent) => void;
}

/**
 * The second half of a log-in: a passkey, a code of an authenticator app, or a recovery code (AUTH-4). What is typed
 * stays in this form.
 */
export function SecondFactor({ context, isBusy, isUsingPasskey, hasMessage, can, send }: SecondFactorProps) {
  const { secondFactor: words } = useWords();
  const { way, wrong, factor, factorError, message } = context;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  // Each wrong code empties the field once.
  const [emptiedAfter, setEmptiedAfter] = useState(wrong);
  if (emptiedAfter !== wrong) {
    setEmptiedAfter(wrong);
    setTyped('');
  }
  // The field gets the focus: at first, after a wrong code, and after choosing another factor. A passkey has no field.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each of these moves the focus
  useEffect(() => (field.current ?? submit.current)?.focus(), [wrong, way]);
  const submitted: LoginEvent =
    way === 'passkey' ? { type: 'passkey.requested' } : { type: 'factor.submitted', proof: new Secret(typed) };
  const errorMessage = factorError !== '' && typed === '' ? translate(factorError) : null;
  const choose = (next: FactorWay) => {
    setTyped('');
    send({ type: 'way.chosen', way: next });
  };
  const others = factor?.ways.filter((each) => each !== way) ?? [];
  const introductions = { passkey: words.passkeyLead, code: words.codeLead, recovery: words.recoveryLead };
  const choices = { passkey: words.usePasskey, code: words.useCode, recovery: words.useRecovery };
  const isWaiting = isBusy || isUsingPasskey;

  return (
    <EntryPage title={words.title} documentTitle={words.documentTitle} introduction={introductions[way]}>
      <Form onSubmit={() => send(submitted)}>
        {way === 'passkey' && factorError !== '' && <Banner tone="negative">{translate(factorError)}</Banner>}
        {way === 'code' && (
          <CodeField
            ref={field}
            label={words.code}
            name="code"
            length={factorCodeLength}
            value={typed}
            errorMessage={errorMessage}
            onChange={(text) => setTyped(cleanFactorCode(text))}
          />
        )}
        {way === 'recovery' && (
          <TextField
            ref={field}
            label={words.recoveryCode}
            description={words.recoveryHint}
            name="recovery-code"
            autoComplete="off"
            spellCheck="false"
            maxLength={recoveryCodeMax}
            value={typed}
            errorMessage={errorMessage}
            onChange={setTyped}
          />
        )}
        <Button
          ref={submit}
          type="submit"
          size="lg"
          isFullWidth
          isPending={isWaiting}
          isDisabled={!isWaiting && !can(submitted)}
        >
          {way === 'passkey' ? words.usePasskey : words.submit}
        </Button>
      </Form>
      <Inline justify="between">
        {others.map((other) => (
          <Button key={other} tone="neutral" appearance="ghost" isDisabled={isBusy} onPress={() => choose(other)}>
            {choices[other]}
          </Button>
        ))}
        <Button tone="neutral" appearance="ghost" isDisabled={isBusy} onPress={() => send({ type: 'factor.left' })}>
          {words.back}
        </Button>
      </Inline>
      <Message isOpen={hasMessage} tone="negative" onClose={() => send({ type: 'message.dismissed' })}>
        {message}
      </Message>
    </EntryPage>
  );
}
