import { loginLimits, loginMachine, routes, Secret } from '@keel/flows';
import { Button, Form, FormErrorSummary, Link, LoadingScreen, PasswordField, Text, TextField } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { finishSignIn, login } from '../../api/account.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useErrors } from '../../app/feedback/useErrors.ts';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useReturnTo } from '../../app/routing/navigationState.ts';
import { useServices } from '../../app/services/services.ts';
import { useSite } from '../../app/services/site.ts';
import { requestPasskey } from '../../platform/passkey.ts';
import { useWords } from './words.ts';

/** Few accounts have a second factor, so its page is loaded only for those. */
const SecondFactor = lazy(async () => ({ default: (await import('./SecondFactor.tsx')).SecondFactor }));

/** Loaded in demo mode only. */
const ContinueAs = lazy(async () => ({ default: (await import('./ContinueAs.tsx')).ContinueAs }));

/** `/` and `/login` (LOGIN-1 to LOGIN-7, AUTH-4). The password stays in this form; the flow has only a handle to it. */
export function LoginScreen() {
  const words = useWords();
  const { api } = useServices();
  const { demoInvestors = [] } = useSite();
  const returnTo = useReturnTo();
  const [password, setPassword] = useState('');
  const flow = useFlow(loginMachine, {
    ports: {
      login: (call, signal) => login(api, call, signal),
      usePasskey: (options, signal) => requestPasskey(options ?? {}, signal),
      finishSignIn: (call, signal) => finishSignIn(api, call, signal),
    },
    input: returnTo === null ? {} : { returnTo },
  });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { email, factor, message } = snapshot.context;
  const { errors, list } = useErrors(snapshot.context.errors);
  const submitted = { type: 'submitted', password: new Secret(password) } as const;
  const isBusy = snapshot.hasTag('busy');

  // The password is no longer needed; a later step asks for it again.
  if (factor !== null && password !== '') setPassword('');

  if (factor !== null) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SecondFactor
          context={snapshot.context}
          isBusy={isBusy}
          isUsingPasskey={snapshot.matches('usingPasskey')}
          hasMessage={snapshot.hasTag('modal')}
          can={(event) => snapshot.can(event)}
          send={(event) => flow.send(event)}
        />
      </Suspense>
    );
  }

  return (
    <EntryPage title={words.login.title} introduction={words.login.lead} documentTitle={words.login.documentTitle}>
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
      <Text>
        <Link appearance="standalone" href={routes.forgotPassword}>
          {words.login.forgot}
        </Link>
      </Text>
      <Text tone="muted">
        {words.login.newHere} <Link href={routes.signup}>{words.login.signUp}</Link>
      </Text>
      {demoInvestors.length > 0 && (
        <Suspense fallback={null}>
          <ContinueAs investors={demoInvestors} />
        </Suspense>
      )}
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone="negative"
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {message}
      </Message>
    </EntryPage>
  );
}
