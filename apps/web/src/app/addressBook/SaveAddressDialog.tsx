import { AddressText, Button, Dialog, Form, Inline, Modal, TextField } from '@keel/ui';
import { useState } from 'react';
import { type AddressPlace, type SavedAddress, saveAddress } from '../../api/savedAddresses.ts';
import { useAction } from '../data/useAction.ts';
import { announce } from '../feedback/announce.ts';
import { Message } from '../feedback/Message.tsx';
import { useServices } from '../services/services.ts';
import { StepUpForm } from '../session/StepUpForm.tsx';
import { useOnProved, useStepUp } from '../session/useStepUp.ts';
import { useWords } from './words.ts';

const MAX_LABEL = 40;

interface SaveAddressDialogProps {
  readonly place: AddressPlace;
  readonly address: string;
  /** The addresses that are saved already. */
  readonly saved: readonly SavedAddress[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks for a label and saves an address under it, after a step-up if the server requires one (ADDR-1, ADDR-2). */
export function SaveAddressDialog({ place, address, saved, onSaved, onClose }: SaveAddressDialogProps) {
  const { api } = useServices();
  const words = useWords();
  const [label, setLabel] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);
  const save = useAction(
    async () => {
      const reply = await saveAddress(api, { ...place, label: label.trim(), address });
      // Not a failure: the same call follows the proof.
      return reply.code === 'step_up_needed' ? { ...reply, status: 204 } : reply;
    },
    ({ body }) => {
      if (body === null) {
        setProving(true);
        return;
      }
      announce(words.saved(body.label));
      onSaved();
      onClose();
    },
  );

  function submit() {
    const typed = label.trim().toLowerCase();
    const isTaken = saved.some((one) => one.label.toLowerCase() === typed);
    const problem = typed === '' ? words.labelMissing : isTaken ? words.labelTaken : null;
    setError(problem);
    if (problem === null) save.run(undefined);
  }

  return (
    <>
      <Modal isOpen size="message" isDismissable={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Dialog title={words.saveTitle}>
          {isProving ? (
            <Proof
              onProved={() => {
                setProving(false);
                save.run(undefined);
              }}
              onCancel={() => setProving(false)}
            />
          ) : (
            <Form onSubmit={submit}>
              <AddressText address={address} shape="groups" />
              <TextField
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was just opened
                autoFocus
                label={words.label}
                name="label"
                description={words.labelHint}
                autoComplete="off"
                maxLength={MAX_LABEL}
                value={label}
                errorMessage={error}
                onChange={(text) => {
                  setLabel(text);
                  setError(null);
                }}
              />
              <Inline justify="end">
                <Button tone="neutral" appearance="soft" onPress={onClose}>
                  {words.cancel}
                </Button>
                <Button type="submit" isPending={save.isBusy}>
                  {words.submit}
                </Button>
              </Inline>
            </Form>
          )}
        </Dialog>
      </Modal>
      <Message isOpen={save.message !== null} tone="negative" onClose={save.dismiss}>
        {save.message}
      </Message>
    </>
  );
}

interface ProofProps {
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** The step-up starts again each time that it is mounted. */
function Proof({ onProved, onCancel }: ProofProps) {
  const words = useWords();
  const flow = useStepUp();
  useOnProved(flow, onProved);
  return (
    <StepUpForm flow={flow} submit={words.proved} onCancel={onCancel}>
      {words.proof}
    </StepUpForm>
  );
}
