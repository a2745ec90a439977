import { closeAccountMachine } from '@keel/flows';
import { Banner, Button, Checkbox, Dialog, Form, Heading, Inline, Modal, Stack, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { closeAccount } from '../../api/closing.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { useOptions } from '../../app/services/site.ts';
import { StepUpForm } from '../../app/session/StepUpForm.tsx';
import { useOnProved, useStepUp } from '../../app/session/useStepUp.ts';
import { useWords } from './words.ts';

interface CloseAccountDialogProps {
  readonly onClose: () => void;
}

/**
 * Explains what closing does, and closes the account, after a step-up if the server requires one (AUTH-9, PAYOUT-4).
 */
export function CloseAccountDialog({ onClose }: CloseAccountDialogProps) {
  const { api } = useServices();
  const { closing: words, factors } = useWords();
  const translate = useTranslate();
  const flow = useFlow(closeAccountMachine, { ports: { closeAccount: (_, signal) => closeAccount(api, signal) } });
  useIntents(flow);
  const snapshot = useSelector(flow, (now) => now);
  const { isUnderstood, blocker, message } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');

  return (
    <>
      <Modal isOpen size="message" isDismissable={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Dialog title={words.dialogTitle}>
          {snapshot.matches('proving') ? (
            <Proof onProved={() => flow.send({ type: 'proved' })} onCancel={() => flow.send({ type: 'proof.left' })} />
          ) : (
            <Form onSubmit={() => flow.send({ type: 'submitted' })}>
              {/* The reasons why the account cannot be closed are announced when they appear. */}
              <div aria-live="polite">
                <Stack gap="4">
                  <Consequences />
                  {blocker !== '' && <Banner tone="warning">{translate(blocker)}</Banner>}
                </Stack>
              </div>
              <Checkbox
                isSelected={isUnderstood}
                isDisabled={isBusy}
                onChange={(value) => flow.send({ type: 'understood.changed', value })}
              >
                {words.understood}
              </Checkbox>
              <Inline justify="end">
                <Button tone="neutral" appearance="soft" onPress={onClose}>
                  {factors.cancel}
                </Button>
                <Button
                  type="submit"
                  tone="negative"
                  isPending={isBusy}
                  isDisabled={!isBusy && !snapshot.can({ type: 'submitted' })}
                >
                  {words.submit}
                </Button>
              </Inline>
            </Form>
          )}
        </Dialog>
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

/** What must be settled first, what is erased, and what is retained for how long. */
function Consequences() {
  const { store } = useServices();
  const { closing: words } = useWords();
  const years = useOptions()?.limits.closedAccountYears;
  const [hasWallet] = useState(() => store.get('seedphrase') !== null);
  const parts = [
    { title: words.firstTitle, text: words.first },
    { title: words.erasedTitle, text: words.erased },
    { title: words.retainedTitle, text: years === undefined ? words.retainedUnknown : words.retained(years) },
    { title: words.afterTitle, text: words.after },
  ];
  return (
    <Stack gap="4">
      <Text>{words.lead}</Text>
      {parts.map(({ title, text }) => (
        <Stack key={title} gap="1">
          <Heading level={3} size="label">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
      ))}
      {hasWallet && <Banner tone="warning">{words.wallet}</Banner>}
    </Stack>
  );
}

interface ProofProps {
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** The step-up starts again each time that it is mounted. */
function Proof({ onProved, onCancel }: ProofProps) {
  const { closing: words, factors } = useWords();
  const flow = useStepUp();
  useOnProved(flow, onProved);
  return (
    <StepUpForm flow={flow} submit={words.submit} onCancel={onCancel}>
      {factors.setUpExplain}
    </StepUpForm>
  );
}
