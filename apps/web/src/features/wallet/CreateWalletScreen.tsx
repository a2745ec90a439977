import { createWalletMachine, implementKeyring, routes } from '@keel/flows';
import { Banner, Button, Card, Checkbox, EmptyState, LinkButton, Stack, Steps } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Message } from '../../app/feedback/Message.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { ConfirmWords } from './ConfirmWords.tsx';
import { PasscodeForm } from './PasscodeForm.tsx';
import { watchWorker } from './ports/walletKeys.ts';
import { RevealWords } from './RevealWords.tsx';
import { useSaveSealedWallet } from './useSaveSealedWallet.ts';
import { useWallet } from './useWallet.ts';
import { WalletGate } from './WalletGate.tsx';
import { useWords } from './words.ts';

/** `/create-wallet` (WALLET-1, WENTRY-2). */
export function CreateWalletScreen() {
  return (
    <WalletGate isTask>
      <Create />
    </WalletGate>
  );
}

function Create() {
  const { store } = useServices();
  const { actor: vault } = useWallet();
  const { create: words, toWallet, import: importing } = useWords();
  const [count, setCount] = useState<12 | 24>(12);
  // Checked once, so that the wallet this page creates does not redirect it.
  const [found] = useState(() => ({
    isMine: !vault.getSnapshot().matches('absent'),
    isOthers: vault.getSnapshot().matches('absent') && store.get('seedphrase') !== null,
  }));
  const [isAgreed, setAgreed] = useState(false);

  if (found.isMine) {
    return (
      <EmptyState level={2} title={words.exists} action={<LinkButton href={routes.wallet}>{toWallet}</LinkButton>}>
        {words.existsText}
      </EmptyState>
    );
  }
  if (found.isOthers && !isAgreed) {
    return (
      <Stack gap="4">
        <Banner tone="warning">{importing.othersReplaced}</Banner>
        <Checkbox isSelected={isAgreed} onChange={setAgreed}>
          {importing.replacesConfirm}
        </Checkbox>
      </Stack>
    );
  }
  return <Creating key={count} count={count} onCount={setCount} />;
}

interface CreatingProps {
  readonly count: 12 | 24;
  readonly onCount: (count: 12 | 24) => void;
}

/** The creation of one phrase, up to its vault; another length starts another phrase. */
function Creating({ count, onCount }: CreatingProps) {
  const { ports } = useWallet();
  const all = useWords();
  const { create: words } = all;
  const user = useUser();
  const flow = useFlow(createWalletMachine, {
    ports: {
      generatePhrase: ports.generatePhrase,
      checkWords: ports.checkWords,
      sealVault: ports.sealVault,
      keyring: implementKeyring(watchWorker),
    },
    input: { userId: user._id, words: count },
  });
  useSaveSealedWallet(flow);
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { draft, positions, message } = snapshot.context;
  const isOf = (
    ...states: readonly (
      | 'hidden'
      | 'showing'
      | 'notShown'
      | 'confirming'
      | 'checking'
      | 'choosingPasscode'
      | 'sealing'
    )[]
  ) => states.some((drafted) => snapshot.matches({ drafted }));
  const step = isOf('choosingPasscode', 'sealing') ? 2 : isOf('confirming', 'checking') ? 1 : 0;
  // A wrong choice of words replaces the choices.
  useStepFocus(`${step} ${positions.join()}`);

  return (
    <Card>
      <Stack gap="5">
        <Steps
          label={words.steps}
          narrow="current"
          current={step}
          steps={[
            { id: 'words', label: words.words },
            { id: 'confirm', label: words.confirm },
            { id: 'passcode', label: words.passcode },
          ]}
        />
        {(snapshot.hasTag('loading') || (draft !== null && step === 0 && !isOf('notShown'))) && (
          <RevealWords
            draft={draft}
            count={count}
            onCount={onCount}
            isShowing={isOf('showing')}
            onReveal={(isRevealed) => flow.send({ type: isRevealed ? 'words.revealed' : 'words.hidden' })}
            onNoted={() => flow.send({ type: 'words.noted' })}
            onFailed={() => flow.send({ type: 'words.failed' })}
          />
        )}
        {draft !== null && step === 1 && (
          <ConfirmWords
            key={positions.join()}
            draft={draft}
            positions={positions}
            isBusy={isOf('checking')}
            error={message}
            onPick={(picked) => flow.send({ type: 'words.picked', picked })}
            onLook={() => flow.send({ type: 'words.revealed' })}
            onFailed={() => flow.send({ type: 'words.failed' })}
          />
        )}
        {step === 2 && (
          <PasscodeForm
            submit={all.passcode.create}
            isBusy={isOf('sealing')}
            error={message}
            onChange={() => flow.send({ type: 'message.dismissed' })}
            onSubmit={(pair) => flow.send({ type: 'passcode.chosen', ...pair })}
          />
        )}
        <Button
          tone="neutral"
          appearance="ghost"
          isFullWidth
          isDisabled={isOf('sealing')}
          onPress={() => flow.send({ type: 'cancelled' })}
        >
          {all.cancel}
        </Button>
      </Stack>
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone="negative"
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {message}
      </Message>
    </Card>
  );
}
