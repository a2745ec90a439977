import { Secret } from '../secret.ts';
import { adaId, noon } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { showWordsMachine } from './machine.ts';

type ShowStep = Step<typeof showWordsMachine>;
type ShowRow = Row<typeof showWordsMachine>;
type Rest = Omit<ShowRow, 'id' | 'title' | 'steps'>;

const input = { userId: adaId };
const passcode = new Secret('opensesame');
const phrase = new OpenKeys('words', () => {});

const send = (event: Extract<ShowStep, { send: unknown }>['send']): ShowStep => ({ send: event });
const submit = send({ type: 'passcode.submitted', passcode });
const recalled: ShowStep = { answer: 'recallWords', with: { kind: 'recalled', phrase, count: 12, at: noon } };
const wrong: ShowStep = { answer: 'recallWords', with: { kind: 'wrong', failedAttempts: 1, retryAt: 0, at: noon } };
const held: ShowStep = {
  answer: 'recallWords',
  with: { kind: 'held', failedAttempts: 6, retryAt: noon + 30_000, at: noon },
};
const reveal = send({ type: 'words.revealed' });
const hide = send({ type: 'words.hidden' });
const cancel = send({ type: 'cancelled' });
const wait: ShowStep = { wait: 10_000 };

const toRecalled = [submit, recalled];
const toCovered = [...toRecalled, wait];
const toShowing = [...toCovered, reveal];
const at = (state: string) => ({ recalled: state });
const failed = 'We couldn’t read the words. Try again.';
const lost = 'The words aren’t available any more. Enter the passcode again.';

const row = (title: string, steps: readonly ShowStep[], rest: Rest): ShowRow => ({
  id: 'WALLET-10',
  title,
  input,
  steps,
  ...rest,
});

/** The status table of showing the words again. */
export const showWordsSpec: readonly ShowRow[] = [
  row('warns, and waits for the passcode', [], { state: 'asking', context: { phrase: null, message: '' } }),
  row('the passcode is checked, once', [submit, submit], {
    state: 'checking',
    calls: { recallWords: [{ userId: adaId, passcode }] },
  }),
  row('the right passcode starts the wait', toRecalled, {
    state: at('waiting'),
    context: { phrase, count: 12, readyAt: noon + 10_000 },
    calls: { keyring: [{ keys: phrase }] },
  }),
  row('nothing is shown before its end', [...toRecalled, { wait: 9_999 }, reveal], { state: at('waiting') }),
  row('then the words can be revealed', toCovered, { state: at('covered') }),
  row('on request they are shown', toShowing, { state: at('showing') }),
  row('for a minute', [...toShowing, { wait: 59_999 }], { state: at('showing') }),
  row('and no longer', [...toShowing, { wait: 60_000 }], { state: at('covered') }),
  row('a hidden page covers them', [...toShowing, hide], { state: at('covered') }),
  row('they can be revealed again, for another minute', [...toShowing, hide, reveal, { wait: 59_999 }], {
    state: at('showing'),
  }),
  row('a wrong passcode is reported', [submit, wrong], {
    state: 'asking',
    context: { phrase: null, message: 'Wrong passcode.' },
  }),
  row('a new attempt clears the message', [submit, wrong, submit], { state: 'checking', context: { message: '' } }),
  row('the message can be dismissed', [submit, wrong, send({ type: 'message.dismissed' })], {
    state: 'asking',
    context: { message: '' },
  }),
  row('there is nothing to dismiss during the wait', [...toRecalled, send({ type: 'message.dismissed' })], {
    state: at('waiting'),
    context: { phrase },
  }),
  row('too many wrong passcodes lock the wallet', [submit, held], {
    state: 'asking',
    context: { message: 'Too many wrong passcodes. Wait a moment before you try again.' },
    emitted: [{ type: 'passcodeHeld' }],
  }),
  row('a damaged wallet is reported', [submit, { answer: 'recallWords', with: { kind: 'damaged' } }], {
    state: 'asking',
    context: { message: 'We can’t read the wallet on this device. Import it again with its words.' },
  }),
  row('so is one that was weakened', [submit, { answer: 'recallWords', with: { kind: 'weak' } }], {
    state: 'asking',
    context: {
      message:
        'The wallet on this device was altered in a way that makes its passcode easier to guess. Import it again with its words.',
    },
  }),
  ...(
    [
      ['a failure', { fail: 'recallWords', with: new Error('') }],
      ['an answer without words', { answer: 'recallWords', with: { kind: 'recalled', phrase, count: 0, at: noon } }],
      ['a check that never ends', { wait: 20_000 }],
    ] as const
  ).map(([title, step]) =>
    row(`${title} is reported`, [submit, step], { state: 'asking', context: { phrase: null, message: failed } }),
  ),
  ...(
    [
      ['a lost worker', { fail: 'keyring', with: new Error('') }],
      ['a worker that shows nothing', send({ type: 'words.lost' })],
    ] as const
  ).map(([title, step]) =>
    row(`${title} leads back to the passcode`, [...toShowing, step], {
      state: 'asking',
      context: { phrase: null, count: 0, readyAt: 0, message: lost },
    }),
  ),
  ...(
    [
      ['at the passcode', []],
      ['during the check', [submit]],
      ['during the wait', toRecalled],
      ['while the words are covered', toCovered],
      ['while they are shown', toShowing],
    ] as const
  ).map(([where, way]) =>
    row(`closing it ${where} leaves no words behind`, [...way, cancel], {
      state: 'closed',
      context: { phrase: null, count: 0 },
    }),
  ),
];
