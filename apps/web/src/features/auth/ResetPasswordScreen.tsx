import { type ResetPasswordErrors, resetPasswordLimits, resetPasswordMachine, routes, Secret } from '@keel/flows';
import { Button, Form, FormErrorSummary, Link, PasswordField, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { resetPassword } from '../../api/signup.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useErrors } from '../../app/feedback/useErrors.ts';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useLinkToken } from '../../app/routing/useLinkToken.ts';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

/** `/reset-password` (AUTH-1), the link in the mail. The password stays in this form. */
export function ResetPasswordScreen() {
  const words = useWords();
  const translate = useTranslate();
  const { api } = useServices();
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const flow = useFlow(resetPasswordMachine, {
    ports: { resetPassword: (call, signal) => resetPassword(api, call, signal) },
    input: { token },
  });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { errors, list } = useErrors(snapshot.context.errors);
  const { message } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const submitted = {
    type: 'submitted',
    password: new Secret(password),
    confirmPassword: new Secret(confirmPassword),
  } as const;
  const typed = (name: keyof ResetPasswordErrors, keep: (value: string) => void) => (value: string) => {
    keep(value);
    flow.send({ type: 'field.changed', name });
  };

  if (snapshot.matches('badLink')) {
    return (
      <EntryPage
        key="badLink"
        title={words.reset.badLinkTitle}
        documentTitle={words.reset.badLinkTitle}
        introduction={translate(message)}
      >
        <Text>
          <Link appearance="standalone" href={routes.forgotPassword}>
            {words.reset.askAgain}
          </Link>
        </Text>
      </EntryPage>
    );
  }

  return (
    <EntryPage title={words.reset.title} documentTitle={words.reset.documentTitle} introduction={words.reset.lead}>
      <Form onSubmit={() => flow.send(submitted)}>
        <FormErrorSummary errors={list} />
        <PasswordField
          label={words.reset.password}
          name="password"
          description={words.signup.passwordHint(resetPasswordLimits.passwordMin)}
          autoComplete="new-password"
          value={password}
          errorMessage={errors.password}
          onChange={typed('password', setPassword)}
        />
        <PasswordField
          label={words.reset.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          value={confirmPassword}
          errorMessage={errors.confirmPassword}
          onChange={typed('confirmPassword', setConfirmPassword)}
        />
        <Button type="submit" size="lg" isFullWidth isPending={isBusy} isDisabled={!isBusy && !snapshot.can(submitted)}>
          {words.reset.submit}
        </Button>
      </Form>
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
