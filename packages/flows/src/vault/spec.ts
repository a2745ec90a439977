import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { factsAboutAda, refusedPassphrases } from '../testing/refusedPassphrases.ts';
import { ada, adaId, noon } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import { OpenKeys } from './keys.ts';
import type { vaultMachine } from './machine.ts';
import type { ProbeVaultAnswer, VaultEmitted } from './types.ts';

type VaultStep = Step<typeof vaultMachine>;
type VaultRow = Row<typeof vaultMachine>;
type Rest = Omit<VaultRow, 'id' | 'title' | 'steps'>;

const minute = 60_000;
const keys = new OpenKeys('entropy', () => {});
const wallet = { chain: 'ethereum', network: 'test', address: '0xada' };
const passcode = new Secret('opensesame');
const next = new Secret('hunter2two');
const chosenPassphrase = {
  type: 'passcode.submitted',
  current: passcode,
  kind: 'passphrase',
  known: factsAboutAda,
} as const;
const call = { userId: adaId, passcode };
const change = { userId: adaId, current: passcode, next };

const send = (event: Extract<VaultStep, { send: unknown }>['send']): VaultStep => ({ send: event });
const signIn = send({ type: 'signedIn', user: ada, epoch: 1 });
const signOut = send({ type: 'signedOut' });
const changed = send({ type: 'vault.changed' });
const lock = send({ type: 'lock.requested' });
const unlock = send({ type: 'unlock.submitted', passcode });
const sealed = send({ type: 'wallet.sealed', keys, wallet, at: noon });
const touchAt = (ms: number) => send({ type: 'activity', at: noon + ms });
const wakeAt = (ms: number) => send({ type: 'page.resumed', at: noon + ms });
const signAt = (ms: number) => send({ type: 'signing.began', at: noon + ms });
const signedAt = (ms: number) => send({ type: 'signing.ended', at: noon + ms });
const changeTo = (word: Secret, repeated = word) =>
  send({ type: 'passcode.submitted', current: passcode, next: word, repeated });
const choose = (minutes: 1 | 5 | 15) => send({ type: 'autoLock.chosen', minutes });
const remove = send({ type: 'removal.requested' });
const confirm = send({ type: 'removal.confirmed' });
const cancel = send({ type: 'removal.cancelled' });
const dismiss = send({ type: 'message.dismissed' });

const probed = (part: object = {}): VaultStep => ({
  answer: 'probeVault',
  with: {
    kind: 'sealed',
    wallet,
    failedAttempts: 0,
    retryAt: 0,
    autoLockMinutes: 1,
    at: noon,
    ...part,
  } as ProbeVaultAnswer,
});
const none: VaultStep = { answer: 'probeVault', with: { kind: 'none', autoLockMinutes: 1 } };
const damaged: VaultStep = { answer: 'probeVault', with: { kind: 'damaged' } };
const opened: VaultStep = { answer: 'unlockVault', with: { kind: 'opened', keys, wallet, at: noon } };
const wrong = (failedAttempts: number, retryAt = 0): VaultStep => ({
  answer: 'unlockVault',
  with: { kind: 'wrong', at: noon, failedAttempts, retryAt },
});
const sixth = wrong(6, noon + 30_000);
const rewrapped = (ms = 0): VaultStep => ({ answer: 'rewrapVault', with: { kind: 'changed', at: noon + ms } });
const notRewrapped = (failedAttempts: number, retryAt = 0, ms = 0): VaultStep => ({
  answer: 'rewrapVault',
  with: { kind: 'wrong', at: noon + ms, failedAttempts, retryAt },
});
const otherPasskey: VaultStep = { answer: 'unlockVault', with: { kind: 'otherPasskey' } };
const passkey = new Secret('ab'.repeat(32));
const unlockWithPasskey = send({ type: 'unlock.submitted', passkey });

const toLocked = [signIn, probed()];
const toOpen = [...toLocked, unlock, opened];
const toAfter = (failedAttempts: number) => [signIn, probed({ failedAttempts })];

const isOpen: VaultEmitted = { type: 'vaultOpened', wallet };
const isShut: VaultEmitted = { type: 'vaultLocked' };
const counted = (failedAttempts: number, retryAt = 0): VaultEmitted => ({
  type: 'persistAttempts',
  failedAttempts,
  retryAt,
});
const opening = [counted(0), isOpen];
const notOpened = 'We couldn’t open the wallet. Try again.';
const unavailable = 'This browser blocks storage, so the wallet can’t be opened here.';
const unreadable = 'We can’t read the wallet on this device. Import it again with its words.';
const weakened =
  'The wallet on this device was altered in a way that makes its passcode easier to guess. Import it again with its words.';
const tooOften = 'Too many wrong passcodes. Wait a moment before you try again.';
const notChanged = 'We couldn’t change the passcode. It stays as it was.';
const inUse = { unlocked: 'open' };
const signing = { unlocked: 'signing' };

const row = (id: string, title: string, steps: readonly VaultStep[], rest: Rest): VaultRow => ({
  id,
  title,
  steps,
  ...rest,
});

/** The status table of the vault. */
export const vaultSpec: readonly VaultRow[] = [
  row('WALLET-3', 'nobody has a wallet', [changed, unlock, lock, remove], { state: 'idle', calls: { probeVault: [] } }),
  row('WALLET-3', 'and there is no message to dismiss', [dismiss], { state: 'idle' }),
  row('WALLET-3', 'looks up the wallet stored for the person who signed in', [signIn], {
    state: 'probing',
    context: { userId: adaId },
    calls: { probeVault: [{ userId: adaId }] },
  }),
  row('WALLET-3', 'a stored wallet waits for its passcode', toLocked, {
    state: 'locked',
    context: { wallet, message: '' },
  }),
  row('WALLET-13', 'its passkey opens it like its passcode', [...toLocked, unlockWithPasskey, opened], {
    state: inUse,
    calls: { unlockVault: [{ userId: adaId, passkey }] },
    emitted: opening,
  }),
  row(
    'WALLET-13',
    'another passkey does not, and counts as no attempt',
    [...toAfter(2), unlockWithPasskey, otherPasskey],
    {
      state: 'locked',
      context: { failedAttempts: 2, message: 'This passkey doesn’t open the wallet. Use your passcode.' },
      emitted: [],
    },
  ),
  row('WALLET-1', 'none is stored', [signIn, none], { state: 'absent', context: { wallet: null } }),
  row('WALLET-3', 'one that cannot be read says what to do', [signIn, damaged], {
    state: 'damaged',
    context: { message: unreadable },
  }),
  row(
    'WALLET-3',
    'unavailable storage is not the same as no wallet',
    [signIn, { fail: 'probeVault', with: new Error('') }],
    {
      state: 'unavailable',
      context: { message: unavailable },
    },
  ),
  row('WALLET-3', 'nor is storage that never answers', [signIn, { wait: 20_000 }], {
    state: 'unavailable',
    context: { message: unavailable },
  }),
  ...(
    [
      ['absent', [signIn, none]],
      ['damaged', [signIn, damaged]],
      ['unavailable', [signIn, { wait: 20_000 }]],
      ['locked', toLocked],
    ] as const
  ).map(([state, way]) =>
    row('WALLET-3', `${state}, it is looked up again when another tab changed it`, [...way, changed], {
      state: 'probing',
    }),
  ),
  ...(
    [
      ['a wrong passcode', [...toAfter(0), unlock, wrong(1)], [counted(1)]],
      ['a pause', [signIn, probed({ failedAttempts: 6, retryAt: noon + 4_000 })]],
      ['damage', [signIn, damaged]],
      ['blocked storage', [signIn, { fail: 'probeVault', with: new Error('') }]],
      ['a failed removal', [...toLocked, remove, confirm, { fail: 'removeVault', with: new Error('') } as const, none]],
    ] as const
  ).map(([title, way, emitted = []]) =>
    row('WALLET-3', `the message about ${title} is cleared when it is looked up again`, [...way, changed, probed()], {
      state: 'locked',
      context: { message: '' },
      emitted,
    }),
  ),
  row('WALLET-3', 'one that another tab removed is gone here too', [...toLocked, changed, none], {
    state: 'absent',
    context: { wallet: null },
  }),
  row(
    'WALLET-3',
    'another person’s wallet is looked up again',
    [...toOpen, send({ type: 'signedIn', user: { ...ada, _id: 'bob' }, epoch: 2 })],
    {
      state: 'probing',
      context: { userId: 'bob', wallet: null },
      emitted: [...opening, isShut],
    },
  ),
  row('WALLET-3', 'the right passcode unlocks it', toOpen, {
    state: inUse,
    context: { wallet, lastActivityAt: noon, left: minute, message: '' },
    emitted: opening,
    calls: { unlockVault: [call], keyring: [{ keys }] },
  }),
  row('WALLET-3', 'Enter and a click make one attempt', [...toLocked, unlock, unlock], {
    state: 'unlocking',
    calls: { unlockVault: [call] },
  }),
  row('WALLET-3', 'an attempt can be cancelled', [...toLocked, unlock, lock], {
    state: 'locked',
    calls: { keyring: [] },
  }),
  ...[0, 1, 2, 3, 4].map((before) =>
    row(
      'WALLET-3',
      `wrong passcode ${before + 1} may be followed by another attempt immediately`,
      [...toAfter(before), unlock, wrong(before + 1)],
      {
        state: 'locked',
        context: { failedAttempts: before + 1, retryAt: 0, message: 'Wrong passcode.' },
        emitted: [counted(before + 1)],
      },
    ),
  ),
  row(
    'WALLET-3',
    'too many wrong passcodes cause a pause without attempts',
    [...toAfter(5), unlock, sixth, unlock, { wait: 29_999 }],
    {
      state: 'lockedOut',
      context: { failedAttempts: 6, retryAt: noon + 30_000, message: tooOften },
      emitted: [counted(6, noon + 30_000)],
      calls: { unlockVault: [call] },
    },
  ),
  row(
    'WALLET-3',
    'the pause applies even if the page has forgotten it (W-17)',
    [
      ...toLocked,
      unlock,
      { answer: 'unlockVault', with: { kind: 'held', at: noon, failedAttempts: 8, retryAt: noon + 4_000 } },
      { wait: 3_999 },
    ],
    {
      state: 'lockedOut',
      context: { failedAttempts: 8, retryAt: noon + 4_000, left: 4_000, message: tooOften },
      emitted: [counted(8, noon + 4_000)],
    },
  ),
  row('WALLET-3', 'and lasts at most an hour', [...toLocked, unlock, wrong(99, noon + 9_000_000)], {
    state: 'lockedOut',
    context: { failedAttempts: 99, retryAt: noon + 3_600_000, left: 3_600_000 },
    emitted: [counted(99, noon + 3_600_000)],
  }),
  row(
    'WALLET-3',
    'a wrong passcode without a count is an invalid answer',
    [...toLocked, unlock, { answer: 'unlockVault', with: { kind: 'wrong', at: noon } as never }],
    { state: 'locked', context: { failedAttempts: 0, message: notOpened } },
  ),
  row(
    'WALLET-3',
    'a vault with a weakened passcode is reported, and no attempt is counted (W-24)',
    [...toLocked, unlock, { answer: 'unlockVault', with: { kind: 'weak' } }],
    { state: 'damaged', context: { failedAttempts: 0, message: weakened } },
  ),
  row('WALLET-3', 'after the pause it may be tried again', [...toAfter(5), unlock, sixth, { wait: 30_000 }], {
    state: 'locked',
    context: { failedAttempts: 6, message: '' },
    emitted: [counted(6, noon + 30_000)],
  }),
  row('WALLET-3', 'a reload does not end the pause', [signIn, probed({ failedAttempts: 5, retryAt: noon + 4_000 })], {
    state: 'lockedOut',
    context: { failedAttempts: 5, retryAt: noon + 4_000, left: 4_000, message: tooOften },
  }),
  row(
    'WALLET-3',
    'nor does a check from another tab',
    [signIn, probed({ failedAttempts: 5, retryAt: noon + 4_000 }), changed],
    { state: 'probing' },
  ),
  row(
    'WALLET-3',
    'a pause that has ended does not start again',
    [signIn, probed({ failedAttempts: 5, retryAt: noon })],
    {
      state: 'locked',
      context: { failedAttempts: 5, retryAt: 0 },
    },
  ),
  row(
    'WALLET-3',
    'a computer that wakes waits for the rest',
    [...toAfter(5), unlock, sixth, wakeAt(29_000), { wait: 999 }],
    {
      state: 'lockedOut',
      context: { left: 1_000 },
      emitted: [counted(6, noon + 30_000)],
    },
  ),
  row('WALLET-3', 'and no longer', [...toAfter(5), unlock, sixth, wakeAt(30_000)], {
    state: 'locked',
    context: { message: '' },
    emitted: [counted(6, noon + 30_000)],
  }),
  row('WALLET-3', 'the right one is not counted as wrong', [...toAfter(2), unlock, opened], {
    state: inUse,
    context: { failedAttempts: 0 },
    emitted: opening,
  }),
  row(
    'WALLET-3',
    'a vault that turns out to be damaged is reported',
    [...toLocked, unlock, { answer: 'unlockVault', with: { kind: 'damaged' } }],
    {
      state: 'damaged',
      context: { message: unreadable },
    },
  ),
  row(
    'WALLET-3',
    'a failing unlock is not a wrong passcode',
    [...toLocked, unlock, { fail: 'unlockVault', with: new TransportFailure() }],
    {
      state: 'locked',
      context: { failedAttempts: 0, message: notOpened },
    },
  ),
  row('WALLET-3', 'nor is one that never ends', [...toLocked, unlock, { wait: 20_000 }], {
    state: 'locked',
    context: { failedAttempts: 0, message: notOpened },
  }),
  row(
    'WALLET-3',
    'nor is an invalid answer',
    [...toLocked, unlock, { answer: 'unlockVault', with: { kind: 'opened' } as never }],
    {
      state: 'locked',
      context: { message: notOpened },
    },
  ),
  row(
    'WALLET-3',
    'the next attempt clears the message of the previous one',
    [...toAfter(0), unlock, wrong(1), unlock],
    {
      state: 'unlocking',
      context: { message: '' },
      emitted: [counted(1)],
    },
  ),
  row('WALLET-3', 'the message can be dismissed', [...toAfter(0), unlock, wrong(1), dismiss], {
    state: 'locked',
    context: { message: '' },
    emitted: [counted(1)],
  }),
  row('WALLET-1', 'a created or imported wallet is unlocked immediately', [signIn, none, sealed], {
    state: inUse,
    context: { wallet, lastActivityAt: noon },
    emitted: [isOpen],
    calls: { keyring: [{ keys }] },
  }),
  ...(
    [
      ['damaged', [signIn, damaged]],
      ['locked', toLocked],
      ['during a pause', [signIn, probed({ failedAttempts: 5, retryAt: noon + 4_000 })]],
    ] as const
  ).map(([place, way]) =>
    row('WALLET-2', `importing the phrase again needs no passcode: ${place}`, [...way, sealed], {
      state: inUse,
      context: { failedAttempts: 0, retryAt: 0, message: '' },
      emitted: [isOpen],
    }),
  ),
  row('WALLET-2', 'an imported wallet replaces the unlocked one', [...toOpen, sealed], {
    state: inUse,
    emitted: [...opening, isShut, isOpen],
    calls: { keyring: [{ keys }, { keys }] },
  }),
  row('WALLET-3', 'keys that arrive while nobody is signed in are not stored', [sealed], {
    state: 'idle',
    calls: { keyring: [] },
  }),
  row('WALLET-3', 'it locks on request', [...toOpen, lock], { state: 'locked', emitted: [...opening, isShut] }),
  row('WALLET-3', 'it locks when the keys are lost, and says so', [...toOpen, { send: { type: 'keys.lost' } }], {
    state: 'locked',
    context: { message: 'The wallet was locked because its keys were lost.' },
    emitted: [...opening, isShut],
  }),
  row('WALLET-3', 'it locks when the keys cannot be held', [...toOpen, { fail: 'keyring', with: new Error('') }], {
    state: 'locked',
    context: { message: 'The wallet was locked because its keys were lost.' },
    emitted: [...opening, isShut],
  }),
  row('SESS-6', 'it locks when the person signs out', [...toOpen, signOut], {
    state: 'idle',
    context: { userId: null, wallet: null },
    emitted: [...opening, isShut],
  }),
  row('SET-2', 'it stays unlocked for a minute without activity', [...toOpen, { wait: minute - 1 }], {
    state: inUse,
    emitted: opening,
  }),
  row('SET-2', 'and then locks', [...toOpen, { wait: minute }], { state: 'locked', emitted: [...opening, isShut] }),
  row('SET-2', 'activity restarts the minute', [...toOpen, { wait: 30_000 }, touchAt(30_000), { wait: minute - 1 }], {
    state: inUse,
    context: { lastActivityAt: noon + 30_000 },
    emitted: opening,
  }),
  row('SET-2', 'activity after the deadline locks it', [...toOpen, touchAt(minute)], {
    state: 'locked',
    emitted: [...opening, isShut],
  }),
  row('SET-2', 'a computer that slept too long locks it', [...toOpen, wakeAt(minute)], {
    state: 'locked',
    emitted: [...opening, isShut],
  }),
  row('SET-2', 'one that slept for a while has the rest of the minute', [...toOpen, wakeAt(40_000), { wait: 19_999 }], {
    state: inUse,
    context: { lastActivityAt: noon, left: 20_000 },
    emitted: opening,
  }),
  row('SET-2', 'and no more', [...toOpen, wakeAt(40_000), { wait: 20_000 }], {
    state: 'locked',
    emitted: [...opening, isShut],
  }),
  row(
    'SET-2',
    'the chosen time is stored, and counts from the next activity',
    [...toOpen, choose(15), touchAt(1), { wait: 15 * minute - 1 }],
    {
      state: inUse,
      context: { autoLockMinutes: 15 },
      emitted: [...opening, { type: 'persistAutoLock', minutes: 15 }],
    },
  ),
  row(
    'SET-2',
    'and is restored after a reload',
    [signIn, probed({ autoLockMinutes: 5 }), unlock, opened, { wait: 5 * minute }],
    {
      state: 'locked',
      emitted: [...opening, isShut],
    },
  ),
  row('SET-2', 'without a wallet no time can be chosen', [choose(5)], {
    state: 'idle',
    context: { autoLockMinutes: 1 },
  }),
  row('WALLET-5', 'it stays unlocked while something is signed', [...toOpen, signAt(50_000), { wait: 29_999 }], {
    state: signing,
    emitted: opening,
  }),
  row('WALLET-5', 'but not for long', [...toOpen, signAt(50_000), { wait: 30_000 }], {
    state: 'locked',
    emitted: [...opening, isShut],
  }),
  row('WALLET-5', 'nor while the computer sleeps', [...toOpen, signAt(50_000), wakeAt(80_000)], {
    state: 'locked',
    emitted: [...opening, isShut],
  }),
  row('WALLET-5', 'a short sleep does no harm', [...toOpen, signAt(50_000), wakeAt(79_999)], {
    state: signing,
    emitted: opening,
  }),
  row('WALLET-5', 'activity while signing changes nothing', [...toOpen, signAt(50_000), touchAt(51_000)], {
    state: signing,
    emitted: opening,
  }),
  row('WALLET-5', 'after signing the minute starts again', [...toOpen, signAt(50_000), signedAt(55_000)], {
    state: inUse,
    context: { lastActivityAt: noon + 55_000, left: minute },
    emitted: opening,
  }),
  row('WALLET-5', 'nothing is signed after the deadline', [...toOpen, signAt(minute)], {
    state: 'locked',
    emitted: [...opening, isShut],
  }),
  row('WALLET-5', 'locking cancels the signing', [...toOpen, signAt(1), lock], {
    state: 'locked',
    emitted: [...opening, isShut],
  }),
  row('SET-2', 'a new passcode must differ from the old one', [...toOpen, changeTo(next)], {
    state: { unlocked: 'changingPasscode' },
    emitted: opening,
    calls: { rewrapVault: [change] },
  }),
  row('SET-2', 'and replaces it', [...toOpen, changeTo(next), rewrapped(5_000)], {
    state: inUse,
    context: { lastActivityAt: noon + 5_000, message: '' },
    emitted: [...opening, { type: 'announce', text: 'The passcode was changed.' }],
  }),
  ...(
    [
      ['12345', 'The passcode must be at least 6 characters.'],
      ['x'.repeat(129), 'The passcode must be at most 128 characters.'],
      ['123456', 'This passcode is easy to guess. Avoid dates, sequences and repeated digits.'],
    ] as const
  ).map(([word, message]) =>
    row(
      'SET-2',
      `a passcode of ${word.length} characters is refused: ${message}`,
      [...toOpen, changeTo(new Secret(word))],
      {
        state: inUse,
        context: { message },
        emitted: opening,
        calls: { rewrapVault: [] },
      },
    ),
  ),
  ...refusedPassphrases.map(([word, repeated, message]) =>
    row(
      'WALLET-16',
      `a passphrase is refused: ${message}`,
      [...toOpen, send({ ...chosenPassphrase, next: word, repeated })],
      {
        state: inUse,
        context: { message },
        emitted: opening,
        calls: { rewrapVault: [] },
      },
    ),
  ),
  row('SET-2', 'a passcode that does not match its repetition is refused', [...toOpen, changeTo(next, passcode)], {
    state: inUse,
    context: { message: 'The passcodes don’t match.' },
    emitted: opening,
    calls: { rewrapVault: [] },
  }),
  row(
    'SET-2',
    'a right one clears the message of the previous one',
    [...toOpen, changeTo(next, passcode), changeTo(next)],
    {
      state: { unlocked: 'changingPasscode' },
      context: { message: '' },
      emitted: opening,
    },
  ),
  row('SET-2', 'the old one must be correct', [...toOpen, changeTo(next), notRewrapped(1, 0, 5_000)], {
    state: inUse,
    context: { failedAttempts: 1, message: 'Wrong passcode.', lastActivityAt: noon + 5_000, left: minute },
    emitted: [...opening, counted(1)],
  }),
  row(
    'SET-2',
    'the sixth wrong one locks the wallet for a while',
    [
      ...toOpen,
      ...[1, 2, 3, 4, 5].flatMap((tries) => [changeTo(next), notRewrapped(tries)]),
      changeTo(next),
      notRewrapped(6, noon + 30_000),
    ],
    {
      state: 'lockedOut',
      context: { failedAttempts: 6, retryAt: noon + 30_000, message: tooOften },
      emitted: [...opening, ...[1, 2, 3, 4, 5].map((tries) => counted(tries)), isShut, counted(6, noon + 30_000)],
    },
  ),
  row(
    'SET-2',
    'full storage keeps the old one',
    [...toOpen, changeTo(next), { answer: 'rewrapVault', with: { kind: 'full' } }],
    {
      state: inUse,
      context: { message: 'This browser’s storage is full, so the passcode stays as it was.' },
      emitted: opening,
    },
  ),
  row('SET-2', 'so does a failure', [...toOpen, changeTo(next), { fail: 'rewrapVault', with: new Error('') }], {
    state: inUse,
    context: { message: notChanged },
    emitted: opening,
  }),
  row('SET-2', 'so does a change that never ends', [...toOpen, changeTo(next), { wait: 20_000 }], {
    state: inUse,
    context: { message: notChanged },
    emitted: opening,
  }),
  ...(
    [
      ['locked', toLocked, []],
      ['damaged', [signIn, damaged], []],
      ['during a pause', [signIn, probed({ failedAttempts: 5, retryAt: noon + 4_000 })], []],
      ['open', toOpen, [...opening, isShut]],
    ] as const
  ).map(([place, way, emitted]) =>
    row('WALLET-3', `${place}, it is removed only after a confirmation`, [...way, remove], {
      state: 'confirmingRemoval',
      emitted,
      calls: { removeVault: [] },
    }),
  ),
  row(
    'WALLET-3',
    'cancelling clears the message of an earlier attempt',
    [...toAfter(0), unlock, wrong(1), remove, cancel, probed({ failedAttempts: 1 })],
    { state: 'locked', context: { failedAttempts: 1, message: '' }, emitted: [counted(1)] },
  ),
  row('WALLET-3', 'cancelling keeps it', [...toLocked, remove, cancel], {
    state: 'probing',
    calls: { removeVault: [] },
  }),
  row('WALLET-3', 'a confirmed removal deletes it', [...toLocked, remove, confirm], {
    state: 'removing',
    calls: { removeVault: [{ userId: adaId }] },
  }),
  row('WALLET-3', 'and nothing is left', [...toLocked, remove, confirm, { answer: 'removeVault', with: undefined }], {
    state: 'absent',
    context: { userId: adaId, wallet: null },
    emitted: [{ type: 'vaultRemoved' }],
  }),
  ...(
    [
      ['a failed removal', { fail: 'removeVault', with: new Error('') }],
      ['a removal that never ends', { wait: 20_000 }],
    ] as const
  ).map(([title, step]) =>
    row('WALLET-3', `after ${title} it is looked up again`, [...toLocked, remove, confirm, step], {
      state: 'probing',
      context: { message: 'We couldn’t remove the wallet.' },
    }),
  ),
];
