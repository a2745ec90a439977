import type { PasskeyOptions, ProofWay } from '@keel/flows';
import { Dialog, Modal } from '@keel/ui';
import { useState } from 'react';
import {
  type AuthenticatorSetup,
  beginAuthenticator,
  beginPasskey,
  type Factor,
  newRecoveryCodes,
  removeFactor,
} from '../../api/factors.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useServices } from '../../app/services/services.ts';
import { ConfirmAuthenticator } from './ConfirmAuthenticator.tsx';
import { CreatePasskey } from './CreatePasskey.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useWords } from './words.ts';

/** An action on second factors. */
export type FactorTask =
  | { readonly kind: 'setUp' }
  | { readonly kind: 'addPasskey' }
  | { readonly kind: 'newCodes' }
  | { readonly kind: 'remove'; readonly factor: Factor; readonly isLast: boolean };

interface FactorDialogProps {
  readonly task: FactorTask;
  readonly ways: readonly [ProofWay, ...ProofWay[]];
  /** Called when the second factors or the recovery codes have changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One task from its step-up to its end (AUTH-4). Escape does not close recovery codes that have not been saved. */
export function FactorDialog({ task, ways: currentWays, onChanged, onClose }: FactorDialogProps) {
  const { api } = useServices();
  const { factors: words } = useWords();
  // The ways at the start: a list that is reloaded in the meantime does not change the step-up.
  const [ways] = useState(currentWays);
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const [passkeyOptions, setPasskeyOptions] = useState<PasskeyOptions | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const changed = (recoveryCodes: readonly string[], announcement: string) => {
    onChanged();
    if (recoveryCodes.length > 0) {
      setCodes(recoveryCodes);
      return;
    }
    announce(announcement);
    onClose();
  };
  const form = { ways, onCancel: onClose };

  const step = () => {
    if (codes !== null) return <RecoveryCodes codes={codes} onDone={onClose} />;
    if (setup !== null)
      return <ConfirmAuthenticator setup={setup} onAdded={(first) => changed(first, words.added)} onCancel={onClose} />;
    if (passkeyOptions !== null)
      return (
        <CreatePasskey
          options={passkeyOptions}
          onAdded={(first) => changed(first, words.passkeyAdded)}
          onCancel={onClose}
        />
      );
    if (task.kind === 'addPasskey')
      return (
        <ProofForm
          {...form}
          submit={words.next}
          act={() => beginPasskey(api)}
          onDone={({ body }) => setPasskeyOptions(body)}
        >
          {words.setUpExplain} {words.payoutHold}
        </ProofForm>
      );
    if (task.kind === 'setUp')
      return (
        <ProofForm
          {...form}
          submit={words.next}
          act={() => beginAuthenticator(api)}
          onDone={({ body }) => setSetup(body)}
        >
          {words.setUpExplain} {words.payoutHold}
        </ProofForm>
      );
    if (task.kind === 'newCodes')
      return (
        <ProofForm
          {...form}
          submit={words.makeCodes}
          act={() => newRecoveryCodes(api)}
          onDone={({ body }) => changed(body ?? [], words.added)}
        >
          {words.newCodesExplain} {words.payoutHold}
        </ProofForm>
      );
    return (
      <ProofForm
        {...form}
        submit={words.turnOff}
        act={() => removeFactor(api, task.factor._id)}
        onDone={() => changed([], words.removed)}
      >
        {task.isLast && words.removeExplain} {words.payoutHold}
      </ProofForm>
    );
  };
  const titles = {
    setUp: words.setUp,
    addPasskey: words.addPasskey,
    newCodes: words.newCodes,
    remove: words.removeTitle,
  };

  return (
    <Modal
      isOpen
      size="message"
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen && codes === null) onClose();
      }}
    >
      <Dialog title={codes === null ? titles[task.kind] : words.codesTitle}>{step()}</Dialog>
    </Modal>
  );
}
