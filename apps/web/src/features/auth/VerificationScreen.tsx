import { cleanCode, routes, Secret, verifyEmailMachine } from '@keel/flows';
import { Button, CodeField, Form, Link } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { verifyEmail } from '../../api/signup.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useReturnTo, useStateText } from '../../app/routing/navigationState.ts';
import { useServices } from '../../app/services/services.ts';

import { ResendCode } from './ResendCode.tsx';
import { useWords } from './words.ts';

/** `/verification` (VERIFY-1 to VERIFY-4). Without an email in navigation state, its flow redirects to the login. */
export function VerificationScreen() {
  const words = useWords();
  const { api } = useServices();
  const email = useStateText('email');
  const returnTo = useReturnTo();
  const [code, setCode] = useState('');
  const flow = useFlow(verifyEmailMachine, {
    ports: { verifyEmail: (call, signal) => verifyEmail(api, call, signal) },
    input: { ...(email !== null && { email }), ...(returnTo !== null && { returnTo }) },
  });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { error, wrong } = snapshot.context;
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  // Each wrong code empties the field once.
  const [emptiedAfter, setEmptiedAfter] = useState(wrong);
  if (emptiedAfter !== wrong) {
    setEmptiedAfter(wrong);
    setCode('');
  }
  useEffect(() => {
    if (wrong > 0) field.current?.focus();
  }, [wrong]);
  const submitted = { type: 'code.submitted', code: new Secret(code) } as const;
  const isBusy = snapshot.hasTag('busy');

  return (
    <EntryPage
      title={words.verification.title}
      documentTitle={words.verification.documentTitle}
      introduction={
        <>
          {words.verification.sentTo} <bdi>{email}</bdi>. <Link href={routes.signup}>{words.verification.change}</Link>
        </>
      }
    >
      <Form onSubmit={() => flow.send(submitted)}>
        <CodeField
          ref={field}
          label={words.fields.code}
          name="code"
          value={code}
          errorMessage={error !== '' && code === '' ? translate(error) : null}
          onChange={(typed) => setCode(cleanCode(typed))}
        />
        <Button type="submit" size="lg" isFullWidth isPending={isBusy} isDisabled={!isBusy && !snapshot.can(submitted)}>
          {words.verification.submit}
        </Button>
      </Form>
      {email !== null && <ResendCode email={email} onFocusLeft={() => field.current?.focus()} />}
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone="negative"
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {snapshot.context.message}
      </Message>
    </EntryPage>
  );
}
