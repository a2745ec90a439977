import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { sharedMessages } from './messages.ts';
import { bodyOf, failureText, type Reply, refusalText } from './reply.ts';
import type { User } from './types.ts';

/** The parts of the states below that differ from flow to flow. */
interface Order<Port extends string, Row, Loaded> {
  /** The name of the order in the descriptions of the states. */
  readonly noun: string;
  /** The port that loads the newest rows of the history. */
  readonly port: Port;
  /** The rows of the event `history.loaded`. */
  readonly rowsIn: (event: Loaded) => readonly Row[];
  readonly messages: {
    readonly checking: string;
    readonly unresolved: string;
    readonly found: string;
  };
}

/**
 * The states of a flow that sends an order once, from the moment its answer is lost: the history is searched for the order,
 * and nothing can be sent meanwhile. They lead to `editing` if the order was carried out, and to `refused` if it was not;
 * while neither is known, the flow stays in `unresolved`. The flow itself defines `editing` and `refused`, and the actions
 * and guards named here.
 */
export function reconcilingStates<Port extends string, Row, Loaded>(order: Order<Port, Row, Loaded>) {
  return {
    reconciling: {
      meta: { doc: `The answer was lost; the history is searched for the ${order.noun}.` },
      tags: 'busy',
      entry: { type: 'showNotice', params: order.messages.checking },
      exit: 'clearNotice',
      invoke: {
        id: order.port,
        src: order.port,
        input: ({ context }: { readonly context: { readonly user: User } }) => ({ user: context.user._id }),
        onDone: [
          {
            guard: { type: 'isInList', params: replyIn<Row> },
            target: 'editing',
            actions: [
              'clearForm',
              // From now on the found row counts as known, so that it is not taken for an equal order that follows immediately.
              { type: 'setHistory', params: ({ event }: Answered<Row>) => bodyOf(event.output) },
              'emitStale',
              { type: 'announce', params: order.messages.found },
            ],
          },
          { guard: { type: 'isListed', params: replyIn<Row> }, target: 'refused', actions: 'showFailure' },
          {
            target: 'outcomeUnknown',
            actions: { type: 'showMessage', params: ({ event }: Answered<Row>) => refusalText(event.output) },
          },
        ],
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }: Failed) => ({ error: event.error }) },
            target: 'unresolved',
          },
          {
            target: 'outcomeUnknown',
            actions: { type: 'showMessage', params: ({ event }: Failed) => failureText(event.error) },
          },
        ],
      },
      after: {
        requestTimeout: { target: 'outcomeUnknown', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    outcomeUnknown: {
      meta: {
        doc: `It is unknown whether there is a ${order.noun}; the modal says that the history cannot be reached.`,
      },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'unresolved', actions: 'clearMessage' } },
    },
    unresolved: {
      meta: { doc: 'Nothing can be sent until the history was loaded; loading can be repeated.' },
      tags: 'blocked',
      entry: { type: 'showNotice', params: order.messages.unresolved },
      exit: 'clearNotice',
      on: {
        'check.requested': 'reconciling',
        'history.loaded': [
          {
            guard: { type: 'isInHistory', params: ({ event }: { readonly event: Loaded }) => order.rowsIn(event) },
            target: 'editing',
            actions: [
              'clearForm',
              { type: 'setHistory', params: ({ event }: { readonly event: Loaded }) => order.rowsIn(event) },
              { type: 'announce', params: order.messages.found },
            ],
          },
          { target: 'editing' },
        ],
      },
    },
  } as const;
}

interface Answered<Row> {
  readonly event: DoneActorEvent<Reply<readonly Row[]>>;
}
interface Failed {
  readonly event: ErrorActorEvent;
}

function replyIn<Row>({ event }: Answered<Row>): Reply<readonly Row[]> {
  return event.output;
}
