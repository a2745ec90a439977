import { implementKeyring, type OpenKeys, showWordsMachine } from '@keel/flows';
import { Banner, Button, Dialog, Inline, Modal, SeedPhraseGrid, Stack, Text } from '@keel/ui';
import type { ShownPhrase } from '@keel/wallet/protocol';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useNow } from '../../app/time/useNow.ts';
import { PasscodeCheck } from './PasscodeCheck.tsx';
import { clientOf, watchWorker } from './ports/walletKeys.ts';
import { useHeldPasscode } from './useHeldPasscode.ts';
import { useOnFlowEnd } from './useOnFlowEnd.ts';
import { useTranslatePasscodeMessage } from './useTranslatePasscodeMessage.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface WordsDialogProps {
  readonly onClose: () => void;
}

/** Shows the recovery phrase of the wallet again, after the passcode and a wait with its passphrase if it has one (WALLET-10, WALLET-12). */
export function WordsDialog({ onClose }: WordsDialogProps) {
  const { ports } = useWallet();
  const { showWords: words } = useWords();
  const translate = useTranslatePasscodeMessage();
  const user = useUser();
  const flow = useFlow(showWordsMachine, {
    ports: { recallWords: ports.recallWords, keyring: implementKeyring(watchWorker) },
    input: { userId: user._id },
  });
  useHeldPasscode(flow);
  useOnFlowEnd(flow, onClose);
  const cancel = () => flow.send({ type: 'cancelled' });
  const snapshot = useSelector(flow, (current) => current);
  const { phrase, count, readyAt, message } = snapshot.context;
  const isWaiting = snapshot.matches({ recalled: 'waiting' });
  const isShowing = snapshot.matches({ recalled: 'showing' });

  return (
    <Modal isOpen size="detail" isDismissable={false} onOpenChange={(isOpen) => !isOpen && cancel()}>
      <Dialog title={words.title}>
        <Stack gap="5">
          <Banner tone="warning">{words.warning}</Banner>
          {phrase === null && (
            <PasscodeCheck
              lead={words.lead}
              submit={words.check}
              isBusy={snapshot.hasTag('busy')}
              error={message === '' ? '' : translate(message)}
              onChange={() => flow.send({ type: 'message.dismissed' })}
              onSubmit={(passcode) => flow.send({ type: 'passcode.submitted', passcode })}
              onCancel={cancel}
            />
          )}
          {isWaiting && <Countdown readyAt={readyAt} onCancel={cancel} />}
          {phrase !== null && !isWaiting && (
            <>
              <Text>{words.reveal}</Text>
              <RecalledWords
                phrase={phrase}
                count={count}
                isShowing={isShowing}
                onReveal={(isRevealed) => flow.send({ type: isRevealed ? 'words.revealed' : 'words.hidden' })}
                onLost={() => flow.send({ type: 'words.lost' })}
              />
              <Inline justify="end">
                {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed for it */}
                <Button autoFocus tone="neutral" appearance="soft" onPress={cancel}>
                  {words.done}
                </Button>
              </Inline>
            </>
          )}
        </Stack>
      </Dialog>
    </Modal>
  );
}

interface CountdownProps {
  readonly readyAt: number;
  readonly onCancel: () => void;
}

/** The wait before the words. Only its start is announced: a screen reader would read every second. */
function Countdown({ readyAt, onCancel }: CountdownProps) {
  const { showWords: words, cancel } = useWords();
  const seconds = Math.max(1, Math.ceil((readyAt - useNow(true)) / 1000));
  return (
    <>
      <output>
        <Text>{words.wait}</Text>
      </output>
      <Text role="timer">{words.secondsLeft(seconds)}</Text>
      <Inline justify="end">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed for it */}
        <Button autoFocus tone="neutral" appearance="soft" onPress={onCancel}>
          {cancel}
        </Button>
      </Inline>
    </>
  );
}

interface RecalledWordsProps {
  readonly phrase: OpenKeys;
  readonly count: number;
  readonly isShowing: boolean;
  readonly onReveal: (isRevealed: boolean) => void;
  /** Called when the worker does not give the words. */
  readonly onLost: () => void;
}

/** The words and their passphrase, which the page has only while they are shown. No other component gets them. */
function RecalledWords({ phrase, count, isShowing, onReveal, onLost }: RecalledWordsProps) {
  const covered = Array.from({ length: count }, () => '');
  const [shown, setShown] = useState<ShownPhrase>(NOTHING);
  const lose = useEffectEvent(onLost);

  useEffect(() => {
    if (!isShowing) return undefined;
    let isLeft = false;
    clientOf(phrase)
      .revealWords()
      .then(
        (revealed) => !isLeft && setShown(revealed),
        () => !isLeft && lose(),
      );
    return () => {
      isLeft = true;
      setShown(NOTHING);
    };
  }, [phrase, isShowing]);

  return (
    <SeedPhraseGrid
      words={shown === NOTHING ? covered : shown.words}
      passphrase={shown.seedPassphrase}
      isRevealed={isShowing}
      onReveal={onReveal}
    />
  );
}

const NOTHING: ShownPhrase = { words: [], seedPassphrase: '' };
