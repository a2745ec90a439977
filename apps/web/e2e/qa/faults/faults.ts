/** A fault that is inserted into a build of the app, to check that the runs notice it. */
export interface SeededFault {
  readonly id: string;
  /** The flow whose runs should notice it. */
  readonly flow: string;
  /** Relative to the repository. */
  readonly file: string;
  /** The code that occurs once, and its replacement. */
  readonly find: string;
  readonly replace: string;
}

const AUTH = 'apps/web/src/features/auth';
const WITHDRAW = 'apps/web/src/features/withdraw';
const SETTINGS = 'apps/web/src/features/settings';
const APP = 'apps/web/src/app';
const WALLET = 'apps/web/src/features/wallet';
const IDENTITY = 'apps/web/src/features/registeration';
const PAY = 'apps/web/src/features/pay/PayScreen.tsx';
const NEWS = 'apps/web/src/features/notifications/NotificationsScreen.tsx';
const API = 'apps/web/src/api';
const FLOWS = 'packages/flows/src';

/** Faults in screens, in the wiring of flows, in the client and in the machines of the built app. */
export const faults: readonly SeededFault[] = [
  {
    id: 'loginNotBusy',
    flow: 'login',
    file: `${AUTH}/LoginScreen.tsx`,
    find: 'isPending={isBusy} isDisabled',
    replace: 'isDisabled',
  },
  {
    id: 'loginMessageMissing',
    flow: 'login',
    file: `${AUTH}/LoginScreen.tsx`,
    find: "isOpen={snapshot.hasTag('modal')}",
    replace: "isOpen={snapshot.matches('refused')}",
  },
  {
    id: 'loginMessageStays',
    flow: 'login',
    file: `${AUTH}/LoginScreen.tsx`,
    find: "onClose={() => flow.send({ type: 'message.dismissed' })}",
    replace: 'onClose={() => undefined}',
  },
  {
    id: 'loginPasswordStored',
    flow: 'login',
    file: `${AUTH}/LoginScreen.tsx`,
    find: 'setPassword(value);',
    replace: "setPassword(value); localStorage.setItem('draft', value);",
  },
  {
    id: 'loginErrorNotAtField',
    flow: 'login',
    file: `${AUTH}/LoginScreen.tsx`,
    find: 'errorMessage={errors.password}',
    replace: 'errorMessage={null}',
  },
  {
    id: 'factorWrongWay',
    flow: 'login',
    file: `${AUTH}/SecondFactor.tsx`,
    find: "send({ type: 'way.chosen', way: next });",
    replace: "send({ type: 'way.chosen', way });",
  },
  {
    id: 'signupConfirmIgnored',
    flow: 'signup',
    file: `${AUTH}/SignupScreen.tsx`,
    find: 'confirmPassword: new Secret(confirmPassword),',
    replace: 'confirmPassword: new Secret(password),',
  },
  {
    id: 'signupRetryDead',
    flow: 'signup',
    file: `${AUTH}/SignupScreen.tsx`,
    find: "onRetry={() => flow.send({ type: 'packages.refresh.requested' })}",
    replace: 'onRetry={() => undefined}',
  },
  {
    id: 'codeStays',
    flow: 'verifyEmail',
    file: `${AUTH}/VerificationScreen.tsx`,
    find: "setCode('');",
    replace: '',
  },
  {
    id: 'navigationStateLost',
    flow: 'verifyEmail',
    file: `${APP}/feedback/useIntents.ts`,
    find: 'state: intent.state ?? null',
    replace: 'state: null',
  },
  {
    id: 'resendDuringWait',
    flow: 'resendCode',
    file: `${AUTH}/ResendCode.tsx`,
    find: 'isDisabled={isWaiting}',
    replace: '',
  },
  {
    id: 'focusLostOnReplacedPage',
    flow: 'forgotPassword',
    file: `${APP}/routing/usePage.ts`,
    find: 'if (isNext || isReplaced)',
    replace: 'if (isNext)',
  },
  {
    id: 'badLinkAsForm',
    flow: 'resetPassword',
    file: `${AUTH}/ResetPasswordScreen.tsx`,
    find: "if (snapshot.matches('badLink')) {",
    replace: "if (snapshot.matches('done')) {",
  },
  {
    id: 'frozenTitleSwapped',
    flow: 'freezeAccount',
    file: `${AUTH}/FreezeAccountScreen.tsx`,
    find: 'isFrozen ? words.freeze.frozenTitle : words.reset.badLinkTitle',
    replace: 'isFrozen ? words.reset.badLinkTitle : words.freeze.frozenTitle',
  },
  {
    id: 'takenNotTold',
    flow: 'emailLink',
    file: `${AUTH}/EmailLinkScreen.tsx`,
    find: "const title = snapshot.matches('taken') ? words.takenTitle : all.reset.badLinkTitle;",
    replace: 'const title = all.reset.badLinkTitle;',
  },
  {
    id: 'checkAgainMissing',
    flow: 'deposit',
    file: `${APP}/money/MoneyForm.tsx`,
    find: "check={isBlocked ? { label: words.checkAgain, onPress: () => flow.send({ type: 'check.requested' }) } : null}",
    replace: 'check={null}',
  },
  {
    id: 'sendingWhileBlocked',
    flow: 'deposit',
    file: `${APP}/money/MoneyForm.tsx`,
    find: 'isPending={isBusy} isDisabled={isBlocked}',
    replace: 'isPending={isBusy}',
  },
  {
    id: 'depositTenfold',
    flow: 'deposit',
    file: `${API}/deposits.ts`,
    find: 'const body = { ...order, amount: centsToWire(amount) };',
    replace: 'const body = { ...order, amount: centsToWire(amount * 10) };',
  },
  {
    id: 'historyNotTold',
    flow: 'deposit',
    file: 'apps/web/src/features/deposit/DepositForm.tsx',
    find: "if (data !== null) flow.send({ type: 'history.loaded', deposits: data });",
    replace: 'void data;',
  },
  {
    id: 'reviewSkipped',
    flow: 'withdraw',
    file: `${WITHDRAW}/WithdrawForm.tsx`,
    find: "onSubmit={() => flow.send({ type: 'submitted' })}",
    replace:
      "onSubmit={() => { flow.send({ type: 'submitted' }); flow.send({ type: 'confirmed', attemptId: crypto.randomUUID() }); }}",
  },
  {
    id: 'proofWithoutEffect',
    flow: 'withdraw',
    file: `${WITHDRAW}/WithdrawForm.tsx`,
    find: "onProved={() => flow.send({ type: 'proved', attemptId: crypto.randomUUID() })}",
    replace: 'onProved={() => undefined}',
  },
  {
    id: 'balanceNotTold',
    flow: 'withdraw',
    file: `${APP}/money/MoneyForm.tsx`,
    find: 'useFreshUser(flow);',
    replace: '',
  },
  {
    id: 'cancelAsKeep',
    flow: 'cancelWithdraw',
    file: `${WITHDRAW}/WithdrawalHistory.tsx`,
    find: "onAction={() => flow.send({ type: 'confirmed', attemptId: crypto.randomUUID() })}",
    replace: "onAction={() => flow.send({ type: 'cancel.dismissed' })}",
  },
  {
    id: 'focusLostAfterMessage',
    flow: 'cancelWithdraw',
    file: `${APP}/feedback/Message.tsx`,
    find: 'isOpen ? () => keepFocus() : undefined',
    replace: 'undefined',
  },
  {
    id: 'transferEditable',
    flow: 'transferFunds',
    file: 'apps/web/src/features/dashboard/TransferModal.tsx',
    find: 'isDisabled={isUnconfirmed}',
    replace: '',
  },
  {
    id: 'leavingProofCloses',
    flow: 'changeEmail',
    file: `${SETTINGS}/EmailDialog.tsx`,
    find: "onCancel={() => flow.send({ type: 'proof.left' })}",
    replace: 'onCancel={onClose}',
  },
  {
    id: 'sessionKept',
    flow: 'closeAccount',
    file: 'apps/web/src/platform/storedSession.ts',
    find: 'export function dropSession(store: KeyStore): void {',
    replace: 'export function dropSession(store: KeyStore): void { if (store !== null) return;',
  },
  {
    id: 'tradeCancelDead',
    flow: 'requestTrade',
    file: 'apps/web/src/features/profile/TradeRequest.tsx',
    find: 'appearance="soft" onPress={() => flow.send({ type: \'closed\' })}',
    replace: 'appearance="soft"',
  },
  {
    id: 'fieldNotLeft',
    flow: 'registration',
    file: `${IDENTITY}/RegisterationScreen.tsx`,
    find: "onBlur: () => flow.send({ type: 'field.left', name }),",
    replace: 'onBlur: () => undefined,',
  },
  {
    id: 'photoNotBusy',
    flow: 'profilePhoto',
    file: `${IDENTITY}/ProfilePhotoScreen.tsx`,
    find: 'isPending={isBusy} isDisabled={!isBusy && !canUpload}',
    replace: 'isDisabled={!canUpload}',
  },
  {
    id: 'renewButtonIgnored',
    flow: 'pay',
    file: PAY,
    find: "onRenew={() => flow.send({ type: 'rate.requested' })}",
    replace: 'onRenew={() => undefined}',
  },
  {
    id: 'payMarkNotBusy',
    flow: 'pay',
    file: PAY,
    find: "isPending={snapshot.hasTag('busy') && !snapshot.matches('holdingRate')}",
    replace: 'isPending={false}',
  },
  {
    id: 'readPressIgnored',
    flow: 'notifications',
    file: NEWS,
    find: "onPress: () => flow.send({ type: 'notification.read', id: each._id })",
    replace: 'onPress: () => undefined',
  },
  {
    id: 'focusLostWhenAllAreRead',
    flow: 'notifications',
    file: NEWS,
    find: "flow.send({ type: 'all.read' });\n    keepFocus();",
    replace: "flow.send({ type: 'all.read' });",
  },
  {
    id: 'currencyNotPending',
    flow: 'changeCurrency',
    file: `${SETTINGS}/Currency.tsx`,
    find: "isPending={snapshot.hasTag('busy')}",
    replace: '',
  },
  {
    id: 'currencyStaysOpen',
    flow: 'changeCurrency',
    file: `${SETTINGS}/Currency.tsx`,
    find: "flow.send({ type: 'closed' });",
    replace: '',
  },
  {
    id: 'installHintStays',
    flow: 'homeScreenPrompt',
    file: `${APP}/layout/HomeScreenHint.tsx`,
    find: "onDismiss={() => flow.send({ type: 'prompt.dismissed' })}",
    replace: 'onDismiss={() => undefined}',
  },
  {
    id: 'hiddenPageCounts',
    flow: 'liveTraders',
    file: 'apps/web/src/features/dashboard/LiveTraders.tsx',
    find: "document.hidden ? 'hidden' : 'visible'",
    replace: "'visible'",
  },
  {
    id: 'walletMessageMissing',
    flow: 'walletEntry',
    file: 'apps/web/src/features/dashboard/WalletEntry.tsx',
    find: "isOpen={snapshot.hasTag('modal')}",
    replace: 'isOpen={false}',
  },
  {
    id: 'sealingNotBusy',
    flow: 'createWallet',
    file: `${WALLET}/CreateWalletScreen.tsx`,
    find: "isBusy={isOf('sealing')}",
    replace: 'isBusy={false}',
  },
  {
    id: 'phraseHiddenAgain',
    flow: 'createWallet',
    file: `${WALLET}/RevealWords.tsx`,
    find: 'isDefaultRevealed={isShowing}',
    replace: '',
  },
  {
    id: 'focusLostInWalletImport',
    flow: 'importWallet',
    file: `${WALLET}/ImportWalletScreen.tsx`,
    find: 'useKeptFocus(`${step}`);',
    replace: '',
  },
  {
    id: 'otherWayIgnored',
    flow: 'stepUp',
    file: `${APP}/session/StepUpForm.tsx`,
    find: "flow.send({ type: 'way.chosen', way: other });",
    replace: "flow.send({ type: 'way.chosen', way });",
  },
  {
    id: 'allowNotBusy',
    flow: 'push',
    file: 'apps/web/src/features/push/PushPrompt.tsx',
    find: 'isPending={isBusy} ',
    replace: '',
  },
  {
    id: 'pushKeptAfterLogout',
    flow: 'push',
    file: `${APP}/notifications/push.ts`,
    find: "actor.send({ type: 'signedOut' });",
    replace: '',
  },
  {
    id: 'sessionRetryDead',
    flow: 'session',
    file: `${APP}/routing/Guard.tsx`,
    find: "session.send({ type: 'retry', at: api.now() });",
    replace: '',
  },
  {
    id: 'otherTabsIgnored',
    flow: 'session',
    file: `${APP}/session/watchBrowser.ts`,
    find: "if (key === 'token') session.send({ type: 'storageChanged', token: newValue });",
    replace: '',
  },
  {
    id: 'focusLostAfterUnlock',
    flow: 'session',
    file: `${WALLET}/WalletScreen.tsx`,
    find: "useKeptFocus(`${state === 'absent'} ${isLocked}`);",
    replace: '',
  },
  {
    id: 'lostWordsNotTold',
    flow: 'showWords',
    file: `${WALLET}/WordsDialog.tsx`,
    find: '() => !isLeft && lose(),',
    replace: '() => undefined,',
  },
  {
    id: 'pauseNotShown',
    flow: 'showWords',
    file: `${WALLET}/WalletScreen.tsx`,
    find: 'isUnlocking || dialog !== null',
    replace: 'isUnlocking',
  },
  {
    id: 'backupFaultMissing',
    flow: 'backUpWallet',
    file: `${WALLET}/BackUpDialog.tsx`,
    find: 'error={message}',
    replace: "error=''",
  },
  {
    id: 'refusedTokenIgnored',
    flow: 'cancelWithdraw',
    file: `${API}/client.ts`,
    find: 'credentials.refused(epoch);',
    replace: '',
  },
  {
    id: 'statusFlattened',
    flow: 'login',
    file: `${API}/reply.ts`,
    find: 'status: response.status,',
    replace: 'status: response.ok ? 200 : response.status,',
  },
  {
    id: 'browserWordsForNetwork',
    flow: 'forgotPassword',
    file: `${API}/client.ts`,
    find: 'throw error instanceof TypeError ? new TransportFailure() : error;',
    replace: 'throw error instanceof TransportFailure ? error : new Error(String(error));',
  },
  {
    id: 'timeLimitTripled',
    flow: 'forgotPassword',
    file: `${FLOWS}/delays.ts`,
    find: 'export const requestTimeout = 20_000;',
    replace: 'export const requestTimeout = 60_000;',
  },
  {
    id: 'guardDropped',
    flow: 'verifyEmail',
    file: `${FLOWS}/verifyEmail/machine.ts`,
    find: "guard: { type: 'isWrongCode', params: ({ event }) => event.output },",
    replace: 'guard: ({ event }) => event.output === null,',
  },
];
