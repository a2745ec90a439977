import { changeEmailLimits, changeEmailMachine } from '@keel/flows';
import { Button, Dialog, Form, Inline, Modal, Stack, Text, TextField } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { changeEmail } from '../../api/email.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useErrors } from '../../app/feedback/useErrors.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { StepUpForm } from '../../app/session/StepUpForm.tsx';
import { useOnProved, useStepUp } from '../../app/session/useStepUp.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useWords } from './words.ts';

interface EmailDialogProps {
  readonly onClose: () => void;
}

/** Requests a confirmation link for a new email, after a step-up if the server requires one (AUTH-3, PAYOUT-4). */
export function EmailDialog({ onClose }: EmailDialogProps) {
  const { api } = useServices();
  const { email: current } = useUser();
  const { email: words, factors } = useWords();
  const translate = useTranslate();
  const flow = useFlow(changeEmailMachine, {
    ports: { changeEmail: (call, signal) => changeEmail(api, call, signal) },
    input: { current },
  });
  const snapshot = useSelector(flow, (now) => now);
  const { email, error, message } = snapshot.context;
  const { errors } = useErrors({ email: error });
  const isBusy = snapshot.hasTag('busy');

  const step = () => {
    if (snapshot.matches('sent'))
      return (
        <Sent
          sentText={translate(message)}
          email={email.trim()}
          onChangeAnother={() => flow.send({ type: 'form.reopened' })}
          onClose={onClose}
        />
      );
    if (snapshot.matches('proving'))
      return (
        <Proof onProved={() => flow.send({ type: 'proved' })} onCancel={() => flow.send({ type: 'proof.left' })} />
      );
    return (
      <Form onSubmit={() => flow.send({ type: 'submitted' })}>
        <Text tone="muted">
          {words.explain} {factors.payoutHold}
        </Text>
        <TextField
          label={words.next}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={changeEmailLimits.email}
          value={email}
          errorMessage={errors.email}
          onChange={(value) => flow.send({ type: 'email.changed', value })}
        />
        <Inline justify="end">
          <Button tone="neutral" appearance="soft" onPress={onClose}>
            {factors.cancel}
          </Button>
          <Button type="submit" isPending={isBusy} isDisabled={!isBusy && !snapshot.can({ type: 'submitted' })}>
            {words.submit}
          </Button>
        </Inline>
      </Form>
    );
  };

  return (
    <>
      <Modal isOpen size="message" isDismissable={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Dialog title={snapshot.matches('sent') ? words.sentTitle : words.title}>{step()}</Dialog>
      </Modal>
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone="negative"
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {message}
      </Message>
    </>
  );
}

interface SentProps {
  /** The server's message. */
  readonly sentText: string;
  /** The new email, so that a typo is noticed. */
  readonly email: string;
  readonly onChangeAnother: () => void;
  readonly onClose: () => void;
}

/** The form's button was removed, so the focus is moved here. */
function Sent({ sentText, email, onChangeAnother, onClose }: SentProps) {
  const { email: words, factors } = useWords();
  const doneButton = useRef<HTMLButtonElement>(null);
  useEffect(() => doneButton.current?.focus(), []);
  return (
    <Stack gap="4">
      <Text>{sentText}</Text>
      <Text>
        <bdi dir="ltr">{email}</bdi>
      </Text>
      <Text tone="muted">{words.sentHint}</Text>
      <Inline justify="end">
        <Button tone="neutral" appearance="soft" onPress={onChangeAnother}>
          {words.again}
        </Button>
        <Button ref={doneButton} onPress={onClose}>
          {factors.done}
        </Button>
      </Inline>
    </Stack>
  );
}

interface ProofProps {
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** The step-up starts again each time that it is mounted. */
function Proof({ onProved, onCancel }: ProofProps) {
  const { factors: words } = useWords();
  const flow = useStepUp();
  useOnProved(flow, onProved);
  return (
    <StepUpForm flow={flow} submit={words.next} onCancel={onCancel}>
      {words.setUpExplain}
    </StepUpForm>
  );
}
