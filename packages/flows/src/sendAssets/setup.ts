import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { port } from '../port.ts';
import { isUnauthorized } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { isAnswerOfKind } from '../vault/rules.ts';
import * as rules from './rules.ts';
import type * as Send from './types.ts';

/** Actions, guards and ports of sending; its states are in `machine.ts` and `onChain.ts`. */
export const sendAssetsSetup = setup({
  types: typed<{
    context: Send.SendAssetsContext;
    events: Send.SendAssetsEvent;
    input: Send.SendAssetsInput;
    output: Send.SendAssetsOutput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    prepareSend: port<Send.PrepareSendCall, Send.PrepareSendAnswer>('prepareSend'),
    signSend: port<Send.SignSendCall, Send.SignSendAnswer>('signSend'),
    broadcast: port<Send.BroadcastCall, Send.BroadcastAnswer>('broadcast'),
    lookUp: port<Send.LookUpCall, Send.LookUpAnswer>('lookUp'),
  },
  actions: {
    setChange: assign(({ context }, change: Send.SendFieldChanged) => rules.applyChange(context, change)),
    showErrors: assign(({ context }) => ({ errors: rules.findErrors(context) })),
    clearErrors: assign({ errors: rules.noErrors, message: '' }),
    setPurpose: assign((_, purpose: Send.SendPurpose) => ({ purpose, message: '' })),
    setPrepared: assign((_, answer: Send.PrepareSendAnswer) => rules.setPrepared(answer)),
    setFault: assign(({ context }, answer: Send.PrepareSendAnswer) => rules.setFault(context, answer)),
    setSigned: assign(({ context }, answer: Send.SignSendAnswer) => rules.setSigned(context, answer)),
    setFound: assign((_, answer: Send.LookUpAnswer) => rules.setFound(answer)),
    setWait: assign(({ context }) => rules.setWait(context)),
    dropChange: assign(({ context }) => rules.dropChange(context)),
    giveUpChange: assign(({ context }) => rules.giveUpChange(context)),
    setEnding: assign((_, answer: Send.LookUpAnswer) => rules.setEnding(answer)),
    markRefused: assign({ ending: 'refused' }),
    markLookedUp: assign({ isLookedUp: true }),
    open: assign({ isOpen: true }),
    close: assign({ isOpen: false }),
    reset: assign({
      purpose: 'send',
      prepared: null,
      reviewed: [],
      signed: [],
      confirmations: 0,
      waitedMs: 0,
      isLookedUp: false,
      ending: null,
      message: '',
      needsKey: false,
      keyError: '',
    }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '', keyError: '' }),
    setKeyError: assign((_, answer: Send.SignSendAnswer) => rules.setKeyError(answer)),
  },
  guards: {
    isResumed: ({ context }) => context.signed.length > 0,
    isValid: ({ context }) => rules.isValid(context),
    isReady: (_, answer: Send.PrepareSendAnswer) => rules.isReady(answer),
    isOpen: ({ context }) => context.isOpen,
    isFirst: ({ context }) => !rules.isReplacing(context),
    isReplacing: ({ context }) => rules.isReplacing(context),
    hasEarlier: ({ context }) => context.signed.length > 1,
    canReplace: ({ context }) => rules.canReplace(context),
    needsKey: (_, answer: Send.PrepareSendAnswer) => rules.isReady(answer) && rules.needsKey(answer),
    asksForKey: (_, answer: Send.SignSendAnswer) => rules.asksForKey(answer),
    isSigned: (_, answer: Send.SignSendAnswer) => rules.isSigned(answer),
    isLookedUp: ({ context }) => context.isLookedUp,
    isAnswerOfKind: (_, { answer, kind }: { readonly answer: unknown; readonly kind: string }) =>
      isAnswerOfKind(answer, kind),
    isFound: ({ context }, answer: Send.LookUpAnswer) => rules.isFound(context, answer),
    isConfirmed: ({ context }, answer: Send.LookUpAnswer) => rules.isConfirmed(context, answer),
    isOver: (_, answer: Send.LookUpAnswer) => rules.isOver(answer),
    canRepeat: ({ context }, answer: Send.LookUpAnswer) => rules.canRepeat(context, answer),
    isCancelled: ({ context }, answer: Send.LookUpAnswer) => rules.isCancelled(context, answer),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout, pollEvery: ({ context }) => rules.pollDelay(context) },
});
