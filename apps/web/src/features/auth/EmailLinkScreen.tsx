import { type EmailLinkAct, emailLinkMachine, routes } from '@keel/flows';
import { Button, Form, Link, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { followEmailLink } from '../../api/email.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useLinkToken } from '../../app/routing/useLinkToken.ts';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

interface EmailLinkScreenProps {
  readonly act: EmailLinkAct;
}

/**
 * `/confirm-email` and `/undo-email` (AUTH-3), the links in the mails about a change of email. Opening the page does
 * nothing; the button confirms the new email, or restores the previous one and freezes the account.
 */
export function EmailLinkScreen({ act }: EmailLinkScreenProps) {
  const all = useWords();
  const words = all.emailLink[act];
  const translate = useTranslate();
  const { api } = useServices();
  const token = useLinkToken();
  const flow = useFlow(emailLinkMachine, {
    ports: { followEmailLink: (call, signal) => followEmailLink(api, call, signal) },
    input: { act, token },
  });
  const snapshot = useSelector(flow, (current) => current);
  const { message } = snapshot.context;

  if (snapshot.matches('badLink') || snapshot.matches('taken')) {
    const title = snapshot.matches('taken') ? words.takenTitle : all.reset.badLinkTitle;
    return (
      <EntryPage key={snapshot.value} title={title} documentTitle={title} introduction={translate(message)}>
        <Text>
          <Link appearance="standalone" href={act === 'confirm' ? routes.settings : routes.login}>
            {words.failedLink}
          </Link>
        </Text>
      </EntryPage>
    );
  }

  if (snapshot.matches('done')) {
    return (
      <EntryPage key="done" title={words.doneTitle} documentTitle={words.doneTitle} introduction={words.doneLead}>
        <Text>
          <Link appearance="standalone" href={act === 'confirm' ? routes.invest : routes.forgotPassword}>
            {words.doneLink}
          </Link>
        </Text>
      </EntryPage>
    );
  }

  return (
    <EntryPage title={words.title} documentTitle={words.documentTitle} introduction={words.lead}>
      <Form onSubmit={() => flow.send({ type: 'confirmed' })}>
        <Button type="submit" size="lg" isFullWidth isPending={snapshot.hasTag('busy')}>
          {words.submit}
        </Button>
      </Form>
      <Text tone="muted">{words.note}</Text>
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
