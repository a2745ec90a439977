import { routes } from '@keel/flows';
import {
  ArrowDownIcon,
  ArrowUpEndIcon,
  Banner,
  Button,
  Card,
  EmptyState,
  Inline,
  LinkButton,
  LoadingScreen,
  LockIcon,
  MinusIcon,
  PlusIcon,
  QuickAction,
  QuickActions,
  Split,
  Stack,
  WalletDrawing,
} from '@keel/ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../../app/feedback/announce.ts';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { lazyOptional } from '../../app/lazy/lazyOptional.ts';
import { Assets } from './Assets.tsx';
import { lockNotice } from './lockNotice.ts';
import { NetworkGate } from './NetworkGate.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { UnlockForm } from './UnlockForm.tsx';
import { usePlace } from './usePlace.ts';
import { useWallet } from './useWallet.ts';
import { WalletGate } from './WalletGate.tsx';
import type { WalletDialog } from './WalletSettings.tsx';
import { useWords } from './words.ts';

// The balances are loaded first; these parts include tables, lists and dialogs.
const Activity = lazy(async () => ({ default: (await import('./Activity.tsx')).Activity }));
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }));
const SwitchPlace = lazyOptional(async () => (await import('./SwitchPlace.tsx')).SwitchPlace);
// The list above the settings is loaded first: when it appeared, they would move.
const WalletSettings = lazy(async () => {
  const [{ WalletSettings: Settings }] = await Promise.all([
    import('./WalletSettings.tsx'),
    import('./SwitchPlace.tsx').catch(() => null),
  ]);
  return { default: Settings };
});

/** `/wallet` (WALLET-8). Its content needs no key, so it is shown while the wallet is locked. */
export function WalletScreen() {
  return (
    <WalletGate>
      <Landing />
    </WalletGate>
  );
}

function Landing() {
  const { actor: vault } = useWallet();
  const all = useWords();
  const { home: words } = all;
  const state = useSelector(vault, ({ value }) => value);
  const { place, isChecked } = usePlace();
  const isOpen = typeof state === 'object';
  const message = useSelector(vault, ({ context }) => context.message);
  const translate = useTranslate();
  const notice = lockNotice({ isOpen, message });
  const { hash } = useLocation();
  // The settings link here with `#pin`. Stored in state, since the wallet's settings are replaced by the passcode form.
  const [dialog, setDialog] = useState<WalletDialog | null>(hash === '#pin' ? 'passcode' : null);
  const [isUnlocking, setUnlocking] = useState(false);
  if (isOpen && isUnlocking) setUnlocking(false);
  useEffect(() => {
    const removed = vault.on('vaultRemoved', () => announce(all.settings.removed));
    return () => removed.unsubscribe();
  }, [vault, all]);

  // The dialogs are for an unlocked wallet. One that is open when the wallet is locked opens again afterwards.
  const isLocked = !isOpen && (place === null || isUnlocking || dialog !== null);
  // The passcode's form reports its errors itself.
  const spoken = notice === null || isLocked || place === null ? null : translate(notice);
  useEffect(() => {
    if (spoken !== null) announce(spoken);
  }, [spoken]);
  // The passcode's form replaces the page, and the page replaces the form.
  useStepFocus(`${state === 'absent'} ${isLocked}`);
  if (state === 'absent') return <NoWallet />;
  if (isLocked) return <UnlockForm />;
  if (place === null) return <LoadingScreen isPage={false} />;
  const lock = (
    <Inline justify="end">
      <Button
        size="sm"
        tone="neutral"
        appearance="soft"
        iconStart={<LockIcon />}
        onPress={() => (isOpen ? vault.send({ type: 'lock.requested' }) : setUnlocking(true))}
      >
        {isOpen ? words.lock : words.unlock}
      </Button>
    </Inline>
  );
  const page = (
    <Split
      aside={
        <Stack gap="5">
          <Card title={words.place}>
            <Stack gap="4">
              <PlaceLine place={place} isChecked={isChecked} />
              {isOpen && (
                <Suspense fallback={null}>
                  <SwitchPlace />
                </Suspense>
              )}
            </Stack>
          </Card>
          <Suspense fallback={null}>
            <WalletSettings dialog={dialog} onDialog={setDialog} />
          </Suspense>
        </Stack>
      }
    >
      <NetworkGate key={`${place.chain} ${place.network} ${place.address}`} place={place}>
        {(network) => (
          <Stack gap="5">
            <Assets place={place} network={network} actions={<Actions />} />
            <Suspense fallback={null}>
              <Activity place={place} network={network} />
              <History place={place} network={network} />
            </Suspense>
          </Stack>
        )}
      </NetworkGate>
    </Split>
  );
  return (
    <Stack gap="4">
      {lock}
      {spoken !== null && <Banner tone="warning">{spoken}</Banner>}
      {page}
    </Stack>
  );
}

function Actions() {
  const { home: words } = useWords();
  const actions = [
    { href: routes.sendAssets, label: words.send, icon: <ArrowUpEndIcon /> },
    { href: routes.receive, label: words.receive, icon: <ArrowDownIcon /> },
    { href: routes.buyAssets, label: words.buy, icon: <PlusIcon /> },
    { href: routes.sellAssets, label: words.sell, icon: <MinusIcon /> },
  ];
  return (
    <QuickActions>
      {actions.map((action) => (
        <QuickAction key={action.href} {...action} />
      ))}
    </QuickActions>
  );
}

function NoWallet() {
  const { home: words } = useWords();
  return (
    <EmptyState
      level={2}
      drawing={<WalletDrawing />}
      title={words.noWallet}
      action={
        <Inline justify="center">
          <LinkButton href={routes.createWallet}>{words.create}</LinkButton>
          <LinkButton href={routes.importWallet} tone="neutral" appearance="soft">
            {words.import}
          </LinkButton>
        </Inline>
      }
    >
      {words.noWalletText}
    </EmptyState>
  );
}
