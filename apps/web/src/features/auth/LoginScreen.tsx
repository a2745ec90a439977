// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { fulfil, loginLimits, loginMachine, routes, Secret } from '@keel/flows';
import { Button, Form, FormErrorSummary, Link, PasswordField, Text, TextField } from '@keel/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { login } from '../../api/account.ts';
import { EntryPage } from '../../app/EntryPage.tsx';
import { Message } from '../../app/Message.tsx';
import { useReturnTo } from '../../app/navigationState.ts';
import { useServices } from '../../app/services.ts';
import { useErrors } from '../../app/useErrors.ts';
import { useIntents } from '../../app/useIntents.ts';

import { useWords } from './words.ts';

/** `/` and `/login` (LOGIN-1 to LOGIN-7). The password stays in this form; the flow only ever holds a handle to it. */
export function LoginScreen() {
  const words = useWords();
  const { api } = useServices();
  const returnTo = useReturnTo();
  const [password, setPassword] = useState('');
  const flow = useActorRef(
    loginMachine.provide({ actors: { login: fulfil((call, signal) => login(api, call, signal)) } }),
    { input: returnTo === null ? {} : { returnTo } },
  );
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { email, message } = snapshot.context;
  const { errors, list } = useErrors(snapshot.context.errors);
  const submitted = { type: 'submitted', password: new Secret(password) } as const;
  const isBusy = snapshot.hasTag('busy');

  return (
    <EntryPage
      title={words.login.title}
      lead={words.login.lead}
      documentTitle={words.login.documentTitle}
      sentence={words.sentence}
    >
      <Form onSubmit={() => flow.send(submitted)}>
        <FormErrorSummary errors={list} />
        <TextField
          label={words.fields.email}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={loginLimits.email}
          value={email}
          errorMessage={errors.email}
          onChange={(value) => flow.send({ type: 'field.changed', name: 'email', value })}
        />
        <PasswordField
          label={words.fields.password}
          name="password"
          autoComplete="current-password"
          value={password}
          errorMessage={errors.password}
          onChange={(value) => {
            setPassword(value);
            flow.send({ type: 'field.changed', name: 'password' });
          }}
        />
        <Button type="submit" size="lg" isFullWidth isPending={isBusy} isDisabled={!isBusy && !snapshot.can(submitted)}>
          {words.login.submit}
        </Button>
      </Form>
      <Text tone="muted">
        {words.login.newHere} <Link href={routes.signup}>{words.login.signUp}</Link>
      </Text>
      <Message isOpen={snapshot.hasTag('modal')} onClose={() => flow.send({ type: 'message.dismissed' })}>
        {message}
      </Message>
    </EntryPage>
  );
}
