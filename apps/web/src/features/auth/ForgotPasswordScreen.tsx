import { forgotPasswordLimits, forgotPasswordMachine, routes } from '@keel/flows';
import { Button, Form, FormErrorSummary, Link, Stack, Text, TextField } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { forgotPassword } from '../../api/signup.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useErrors } from '../../app/feedback/useErrors.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

/** `/forgot-password` (AUTH-1): requests the link, then asks to check the mailbox. */
export function ForgotPasswordScreen() {
  const words = useWords();
  const translate = useTranslate();
  const { api } = useServices();
  const flow = useFlow(forgotPasswordMachine, {
    ports: { forgotPassword: (call, signal) => forgotPassword(api, call, signal) },
  });
  const snapshot = useSelector(flow, (current) => current);
  const { email, error, message } = snapshot.context;
  const { errors, list } = useErrors({ email: error });
  const isBusy = snapshot.hasTag('busy');
  const isSent = snapshot.matches('sent');

  return (
    <EntryPage
      key={String(isSent)}
      title={isSent ? words.forgot.sentTitle : words.forgot.title}
      introduction={isSent ? translate(message) : words.forgot.lead}
      documentTitle={isSent ? words.forgot.sentTitle : words.forgot.documentTitle}
    >
      {isSent ? (
        <Stack gap="4">
          <Text>{words.forgot.sentHint}</Text>
          <Button appearance="soft" isFullWidth onPress={() => flow.send({ type: 'form.reopened' })}>
            {words.forgot.again}
          </Button>
        </Stack>
      ) : (
        <Form onSubmit={() => flow.send({ type: 'submitted' })}>
          <FormErrorSummary errors={list} />
          <TextField
            label={words.fields.email}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={forgotPasswordLimits.email}
            value={email}
            errorMessage={errors.email}
            onChange={(value) => flow.send({ type: 'email.changed', value })}
          />
          <Button
            type="submit"
            size="lg"
            isFullWidth
            isPending={isBusy}
            isDisabled={!isBusy && !snapshot.can({ type: 'submitted' })}
          >
            {words.forgot.submit}
          </Button>
        </Form>
      )}
      <Text tone="muted">
        <Link appearance="standalone" href={routes.login}>
          {words.forgot.back}
        </Link>
      </Text>
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
