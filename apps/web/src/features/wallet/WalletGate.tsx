import { routes, type WalletAction, walletDestination, walletEntryMessages } from '@keel/flows';
import { Box, Button, EmptyState, Inline, LinkButton, LoadingScreen, LockIcon, Stack, WalletIcon } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { readWallet } from '../../app/wallet/readWallet.ts';
import { WalletEntry } from '../../app/wallet/WalletEntry.tsx';
import { LockShownContext } from './lockShown.ts';
import { PhraseScamWarning } from './PhraseScamWarning.tsx';
import { UnlockForm } from './UnlockForm.tsx';
import { WalletContext } from './useWallet.ts';
import { walletOf } from './walletServices.ts';
import { useWords } from './words.ts';

interface WalletGateProps {
  /** The wallet action of the page, which requires an unlocked wallet (ROUTE-3). @default none: any state is allowed */
  readonly action?: WalletAction;
  /** Whether the page is one task in a single column, such as a form. @default true, if it has an action */
  readonly isTask?: boolean;
  readonly children: ReactNode;
}

/**
 * The guard of every wallet page: redirects people who have no wallet or may not have one (WENTRY-1 to WENTRY-4), and
 * asks for the passcode if the page needs the key. The content of a page is kept while the wallet is locked.
 */
export function WalletGate({ action, isTask = action !== undefined, children }: WalletGateProps) {
  const services = useServices();
  const { pathname: path } = useLocation();
  const user = useUser();
  const wallet = walletOf(services);
  const state = useSelector(wallet.actor, ({ value }) => value);
  // The page stays while the storage is read again: it has a dialog that waits for the passcode, and the focus.
  const [isProbed, setProbed] = useState(false);
  const isKnown = state !== 'idle' && (isProbed || state !== 'probing');
  if (isKnown !== isProbed) setProbed(isKnown);
  const walletRecord = readWallet(services.store);
  // A wallet that another person left on this device does not count; the vault has checked whose it is.
  const stored = walletRecord && state === 'absent' ? { ...walletRecord, seedphrase: null } : walletRecord;
  // Pages without an action only check whether the account may use the wallet.
  const request = action ?? 'receive';
  const destination = walletDestination({ action: request, user, path, stored });

  if (destination.kind === 'blocked') {
    const { message } = destination;
    return path === routes.wallet ? <NotHere reason={message} /> : <WalletEntry key={message} action={request} />;
  }
  if (!isKnown) return <LoadingScreen isPage={false} />;
  if (action !== undefined && destination.intent.to !== path) {
    return <Navigate to={destination.intent.to} replace state={destination.intent.state} />;
  }
  return (
    <WalletContext value={wallet}>
      <Box width={isTask ? 'card' : 'auto'}>
        <Stack gap="5">
          {action === undefined ? children : <Opened>{children}</Opened>}
          <PhraseScamWarning />
        </Stack>
      </Box>
    </WalletContext>
  );
}

/**
 * Shows the page once the wallet is unlocked, with a button to lock it (SET-2). While it is locked again, the page
 * stays mounted but hidden.
 */
function Opened({ children }: { children: ReactNode }) {
  const { actor: vault } = walletOf(useServices());
  const isOpen = useSelector(vault, (snapshot) => snapshot.matches('unlocked'));
  const { home: words } = useWords();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const [isLockShown, setLockShown] = useState(false);
  useStepFocus(`${isOpen}`);
  return (
    <LockShownContext value={setLockShown}>
      {isOpen && (
        // Locking is possible here too, since leaving the page to lock would lose what was typed.
        <Inline justify="end">
          <Button
            size="sm"
            tone="neutral"
            appearance="soft"
            iconStart={<LockIcon />}
            onPress={() => vault.send({ type: 'lock.requested' })}
          >
            {words.lock}
          </Button>
        </Inline>
      )}
      {!isOpen && !isLockShown && <UnlockForm />}
      {wasOpen && <div hidden={!isOpen && !isLockShown}>{children}</div>}
    </LockShownContext>
  );
}

/**
 * The wallet's own page explains why there is none and links onward: sign-up ends here (PHOTO-1), so it must not only
 * refuse.
 */
function NotHere({ reason }: { reason: string }) {
  const { home: words } = useWords();
  const translate = useTranslate();
  return (
    <EmptyState
      level={2}
      icon={<WalletIcon />}
      title={translate(reason)}
      action={<LinkButton href={routes.invest}>{words.toDashboard}</LinkButton>}
    >
      {reason === walletEntryMessages.storageUnavailable ? words.allowStorage : words.notHereText}
    </EmptyState>
  );
}
