import { freezeAccountMachine, routes } from '@keel/flows';
import { Button, Form, Link, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { freezeAccount } from '../../api/signup.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useLinkToken } from '../../app/routing/useLinkToken.ts';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

/**
 * `/freeze-account` (PAYOUT-5), the link 'This was not me' in mails. Opening the page does nothing; the button freezes
 * the account.
 */
export function FreezeAccountScreen() {
  const words = useWords();
  const translate = useTranslate();
  const { api } = useServices();
  const token = useLinkToken();
  const flow = useFlow(freezeAccountMachine, {
    ports: { freezeAccount: (call, signal) => freezeAccount(api, call, signal) },
    input: { token },
  });
  const snapshot = useSelector(flow, (current) => current);
  const { message } = snapshot.context;
  const isFrozen = snapshot.matches('frozen');

  if (isFrozen || snapshot.matches('badLink')) {
    const title = isFrozen ? words.freeze.frozenTitle : words.reset.badLinkTitle;
    return (
      <EntryPage
        key={isFrozen ? 'frozen' : 'badLink'}
        title={title}
        documentTitle={title}
        introduction={isFrozen ? words.freeze.frozenLead : translate(message)}
      >
        <Text>
          <Link appearance="standalone" href={routes.forgotPassword}>
            {words.freeze.setPassword}
          </Link>
        </Text>
      </EntryPage>
    );
  }

  return (
    <EntryPage title={words.freeze.title} documentTitle={words.freeze.documentTitle} introduction={words.freeze.lead}>
      <Form onSubmit={() => flow.send({ type: 'confirmed' })}>
        <Button type="submit" size="lg" isFullWidth isPending={snapshot.hasTag('busy')}>
          {words.freeze.submit}
        </Button>
      </Form>
      <Text tone="muted">{words.freeze.ifYou}</Text>
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
