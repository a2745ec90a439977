import { implementKeyring, importWalletMachine } from '@keel/flows';
import { Banner, Button, Card, Checkbox, LoadingScreen, SegmentedControl, Stack, Steps } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { ChoosePlace } from './ChoosePlace.tsx';
import { PasscodeForm } from './PasscodeForm.tsx';
import { PhraseForm } from './PhraseForm.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { watchWorker } from './ports/walletKeys.ts';
import { useAccountSearch } from './useAccountSearch.ts';
import { useSaveSealedWallet } from './useSaveSealedWallet.ts';
import { useWallet } from './useWallet.ts';
import { WalletGate } from './WalletGate.tsx';
import { useWords } from './words.ts';

// Few people have a backup file.
const BackupForm = lazy(async () => ({ default: (await import('./BackupForm.tsx')).BackupForm }));

/** `/import-wallet` (WALLET-2, WALLET-9, WALLET-12, WENTRY-3); also for people who forgot the passcode. */
export function ImportWalletScreen() {
  return (
    <WalletGate isTask>
      <Import />
    </WalletGate>
  );
}

function Import() {
  const { ports, actor: vault } = useWallet();
  const { store } = useServices();
  const all = useWords();
  const { import: words } = all;
  const user = useUser();
  const search = useAccountSearch();
  const flow = useFlow(importWalletMachine, {
    ports: {
      checkPhrase: ports.checkPhrase,
      openBackup: ports.openBackup,
      findAccounts: search.run,
      sealVault: ports.sealVault,
      keyring: implementKeyring(watchWorker),
    },
    input: { userId: user._id },
  });
  useSaveSealedWallet(flow);
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { place, message } = snapshot.context;
  const isSearching = snapshot.matches({ drafted: 'searching' });
  const isSealing = snapshot.matches({ drafted: 'sealing' });
  const step = snapshot.matches('drafted')
    ? isSearching || snapshot.matches({ drafted: 'choosingPlace' })
      ? 1
      : 2
    : 0;
  const isFile = snapshot.matches('choosingFile') || snapshot.matches('openingFile');
  useStepFocus(`${step}`);

  // Checked once, so that the wallet this page stores does not redirect it.
  const [isOthersWallet] = useState(() =>
    store.get('seedphrase') === null ? null : vault.getSnapshot().matches('absent'),
  );
  const [isAgreed, setAgreed] = useState(isOthersWallet === null);

  return (
    <Card>
      <Stack gap="5">
        <Steps
          label={words.steps}
          narrow="current"
          current={step}
          steps={[
            { id: 'words', label: isFile ? words.fromFile : words.words },
            { id: 'place', label: words.place },
            { id: 'passcode', label: words.passcode },
          ]}
        />
        {isOthersWallet !== null && (
          <>
            <Banner tone="warning">{isOthersWallet ? words.othersReplaced : words.replaces}</Banner>
            {step === 0 && (
              <Checkbox isSelected={isAgreed} onChange={setAgreed}>
                {words.replacesConfirm}
              </Checkbox>
            )}
          </>
        )}
        {step === 0 && isAgreed && (
          <>
            <SegmentedControl
              label={words.source}
              options={[
                { value: 'words', label: words.fromWords },
                { value: 'file', label: words.fromFile },
              ]}
              value={isFile ? 'file' : 'words'}
              onChange={(source) => flow.send({ type: source === 'file' ? 'backup.preferred' : 'words.preferred' })}
            />
            {isFile ? (
              <Suspense fallback={<LoadingScreen isPage={false} />}>
                <BackupForm
                  isBusy={snapshot.hasTag('busy')}
                  error={message}
                  onChange={() => flow.send({ type: 'message.dismissed' })}
                  onSubmit={(backup) => flow.send({ type: 'backup.submitted', ...backup })}
                />
              </Suspense>
            ) : (
              <PhraseForm
                isBusy={snapshot.hasTag('busy')}
                error={message}
                onChange={() => flow.send({ type: 'message.dismissed' })}
                onSubmit={(typed) => flow.send({ type: 'phrase.submitted', ...typed })}
              />
            )}
          </>
        )}
        {step === 1 && (
          <ChoosePlace
            places={snapshot.context.places}
            found={snapshot.context.found}
            end={snapshot.context.search}
            progress={isSearching ? search.progress : null}
            error={message}
            onSearch={({ chain, network }) => flow.send({ type: 'search.requested', chain, network })}
            onStop={search.stop}
            onChoose={(chosen) => flow.send({ type: 'place.chosen', place: chosen })}
          />
        )}
        {step === 2 && (
          <>
            {place !== null && <PlaceLine place={place} />}
            <PasscodeForm
              submit={all.passcode.import}
              isBusy={isSealing}
              error={message}
              onChange={() => flow.send({ type: 'message.dismissed' })}
              onSubmit={(pair) => flow.send({ type: 'passcode.chosen', ...pair })}
            />
          </>
        )}
        <Button
          tone="neutral"
          appearance="ghost"
          isFullWidth
          isDisabled={isSealing}
          onPress={() => flow.send({ type: 'cancelled' })}
        >
          {all.cancel}
        </Button>
      </Stack>
    </Card>
  );
}
