import { assertEvent, assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { port, residentPort } from '../port.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { KeyringInput } from '../vault/keys.ts';
import { locksOut } from '../vault/rules.ts';
import { showWordsMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as ShowWords from './types.ts';

/**
 * Shows the recovery phrase of a stored wallet again: after the passcode and a wait that can be cancelled, covered until
 * it is revealed and covered again after a minute (WALLET-10). Ports: `recallWords`; `implementKeyring`
 * implements `keyring`, and wipes the words.
 */
export const showWordsMachine = setup({
  types: typed<{
    context: ShowWords.ShowWordsContext;
    events: ShowWords.ShowWordsEvent;
    input: ShowWords.ShowWordsInput;
    emitted: ShowWords.ShowWordsEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    recallWords: port<ShowWords.RecallWordsCall, ShowWords.RecallWordsAnswer>('recallWords'),
    keyring: residentPort<KeyringInput>('keyring'),
  },
  actions: {
    setWords: assign((_, answer: ShowWords.RecallWordsAnswer) => rules.setWords(answer)),
    dropWords: assign(() => rules.dropWords()),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitHeld: emit({ type: 'passcodeHeld' }),
  },
  guards: {
    isRecalled: (_, answer: ShowWords.RecallWordsAnswer) => rules.isRecalled(answer),
    locksOut: (_, { answer }: { readonly answer: unknown }) => locksOut(answer),
  },
  delays: { requestTimeout, wordsWait: rules.wordsWait, wordsShown: rules.wordsShown },
}).createMachine({
  id: 'showWords',
  context: ({ input }) => rules.startShowing(input),
  options: { maxIterations: 100 },
  initial: 'asking',
  on: { cancelled: '.closed', 'message.dismissed': { actions: 'clearMessage' } },
  states: {
    asking: {
      meta: { doc: 'Warns that nobody else needs the words, and waits for the passcode.' },
      on: { 'passcode.submitted': { target: 'checking', actions: 'clearMessage' } },
    },
    checking: {
      meta: { doc: 'The passcode is checked, which is slow on purpose.' },
      tags: 'busy',
      invoke: {
        id: 'recallWords',
        src: 'recallWords',
        input: ({ context, event }) => {
          assertEvent(event, 'passcode.submitted');
          return { userId: context.userId, passcode: event.passcode };
        },
        onDone: [
          {
            guard: { type: 'isRecalled', params: ({ event }) => event.output },
            target: 'recalled',
            actions: { type: 'setWords', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'locksOut', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking',
            actions: ['emitHeld', { type: 'showMessage', params: showWordsMessages.tooOften }],
          },
          {
            target: 'asking',
            actions: { type: 'showMessage', params: ({ event }) => rules.notRecalledMessage(event.output) },
          },
        ],
        onError: { target: 'asking', actions: { type: 'showMessage', params: showWordsMessages.failed } },
      },
      after: {
        requestTimeout: { target: 'asking', actions: { type: 'showMessage', params: showWordsMessages.failed } },
      },
    },
    recalled: {
      meta: { doc: 'A worker has the words; it is ended when this state is left, by whichever transition.' },
      exit: 'dropWords',
      invoke: {
        id: 'keyring',
        src: 'keyring',
        input: ({ context }) => ({ keys: rules.phraseOf(context) }),
        onError: { target: 'asking', actions: { type: 'showMessage', params: showWordsMessages.lost } },
      },
      on: { 'words.lost': { target: 'asking', actions: { type: 'showMessage', params: showWordsMessages.lost } } },
      initial: 'waiting',
      states: {
        waiting: {
          meta: { doc: 'A countdown with the warning; it can be cancelled.' },
          after: { wordsWait: 'covered' },
        },
        covered: {
          meta: { doc: 'The words are covered, and not in the page.' },
          on: { 'words.revealed': 'showing' },
        },
        showing: {
          meta: { doc: 'The words are shown for a minute, or until the page is hidden.' },
          on: { 'words.hidden': 'covered' },
          after: { wordsShown: 'covered' },
        },
      },
    },
    closed: {
      meta: { doc: 'The dialog is closed, and the words are wiped.' },
      type: 'final',
    },
  },
});
