import { Secret } from '../secret.ts';
import { adaId, noon } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { backUpWalletMachine } from './machine.ts';

type BackUpStep = Step<typeof backUpWalletMachine>;
type BackUpRow = Row<typeof backUpWalletMachine>;
type Rest = Omit<BackUpRow, 'id' | 'title' | 'steps'>;

const input = { userId: adaId };
const passcode = new Secret('opensesame');
const passphrase = new Secret('correct horse battery staple');
const text = '{"format":"keel-wallet-backup","v":1}';

const send = (event: Extract<BackUpStep, { send: unknown }>['send']): BackUpStep => ({ send: event });
const request = (word = passphrase, repeated = word) =>
  send({ type: 'backup.requested', passcode, passphrase: word, repeated });
const sealed: BackUpStep = { answer: 'sealBackup', with: { kind: 'sealed', text, at: noon } };
const wrong: BackUpStep = { answer: 'sealBackup', with: { kind: 'wrong', failedAttempts: 1, retryAt: 0, at: noon } };
const held: BackUpStep = {
  answer: 'sealBackup',
  with: { kind: 'held', failedAttempts: 6, retryAt: noon + 30_000, at: noon },
};
const cancel = send({ type: 'cancelled' });
const failed = 'We couldn’t make the backup. Try again.';
const easy = 'This passphrase is easy to guess. Use several words that have nothing to do with each other.';

const row = (title: string, steps: readonly BackUpStep[], rest: Rest): BackUpRow => ({
  id: 'WALLET-9',
  title,
  input,
  steps,
  ...rest,
});

/** The status table of making a backup file. */
export const backUpWalletSpec: readonly BackUpRow[] = [
  row('waits for the passcode and a passphrase', [], { state: 'entering', context: { backup: null, message: '' } }),
  ...(
    [
      [new Secret('eleven char'), 'The passphrase must be at least 12 characters.'],
      [new Secret('x9'.repeat(70)), 'The passphrase must be at most 128 characters.'],
      [new Secret('1234 5678 9012 3456'), easy],
    ] as const
  ).map(([word, message]) =>
    row(`a passphrase is refused: ${message}`, [request(word)], {
      state: 'entering',
      context: { message },
      calls: { sealBackup: [] },
    }),
  ),
  row('a passphrase that was typed differently is refused', [request(passphrase, passcode)], {
    state: 'entering',
    context: { message: 'The passphrases don’t match.' },
    calls: { sealBackup: [] },
  }),
  row('the words are encrypted once, after the passcode', [request(), request()], {
    state: 'sealing',
    calls: { sealBackup: [{ userId: adaId, passcode, passphrase }] },
  }),
  row('a new attempt clears the message', [request(passphrase, passcode), request()], {
    state: 'sealing',
    context: { message: '' },
  }),
  row('the finished backup is offered', [request(), sealed], {
    state: 'ready',
    context: { backup: { text, at: noon }, message: '' },
  }),
  row('and is closed by the person', [request(), sealed, cancel], { state: 'closed' }),
  row('a slow device has a minute', [request(), { wait: 59_999 }], { state: 'sealing' }),
  row('a wrong passcode is reported', [request(), wrong], {
    state: 'entering',
    context: { backup: null, message: 'Wrong passcode.' },
  }),
  row('the message can be dismissed', [request(), wrong, send({ type: 'message.dismissed' })], {
    state: 'entering',
    context: { message: '' },
  }),
  row('too many wrong passcodes lock the wallet', [request(), held], {
    state: 'entering',
    context: { message: 'Too many wrong passcodes. Wait a moment before you try again.' },
    emitted: [{ type: 'passcodeHeld' }],
  }),
  row('a damaged wallet is reported', [request(), { answer: 'sealBackup', with: { kind: 'damaged' } }], {
    state: 'entering',
    context: { message: 'We can’t read the wallet on this device. Import it again with its words.' },
  }),
  row('so is one that was weakened', [request(), { answer: 'sealBackup', with: { kind: 'weak' } }], {
    state: 'entering',
    context: {
      message:
        'The wallet on this device was altered in a way that makes its passcode easier to guess. Import it again with its words.',
    },
  }),
  ...(
    [
      ['a failure', { fail: 'sealBackup', with: new Error('') }],
      ['an answer without a file', { answer: 'sealBackup', with: { kind: 'sealed', text: '', at: noon } }],
      ['a derivation that never ends', { wait: 60_000 }],
    ] as const
  ).map(([title, step]) =>
    row(`${title} is reported`, [request(), step], { state: 'entering', context: { backup: null, message: failed } }),
  ),
  ...(
    [
      ['entering', []],
      ['encrypting', [request()]],
    ] as const
  ).map(([where, way]) =>
    row(`it can be cancelled while ${where}`, [...way, cancel], { state: 'closed', context: { backup: null } }),
  ),
];
