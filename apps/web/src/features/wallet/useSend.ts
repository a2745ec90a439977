import {
  type PrepareSendAnswer,
  type PrepareSendCall,
  type SendAssetsContext,
  type SignSendAnswer,
  sendAssetsMachine,
} from '@keel/flows';
import { ADDRESS_WORDS, AMOUNT_WORDS, CHAINS, checkAddress, readAmount } from '@keel/wallet';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { NetworkFailure, NO_NODE, NodeRefusal, type WalletNetwork } from '../../api/networks.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { type SentOutcome, type SentTransfer, storeSent } from '../../app/wallet/sentTransfers.ts';
import { InvalidAnswer } from './chain/answers.ts';
import type { SentTransaction } from './chain/ChainPort.ts';
import { loadChainPort } from './chain/loadChainPort.ts';
import { readPlace } from './chain/place.ts';
import { decimalsOf } from './chain/prepared.ts';
import { lockForPause } from './lockForPause.ts';
import type { PayingDeposit } from './payingDeposit.ts';
import { nodeCaller } from './useHoldings.ts';
import { useWallet } from './useWallet.ts';

interface SendOptions {
  readonly from: SendAssetsContext['from'];
  readonly network: WalletNetwork;
  readonly asset: string;
  /** A transfer from before a reload, to resume; null for a new one. */
  readonly resumed: SentTransfer | null;
  /** The deposit that it pays (PAY-6); null for none. */
  readonly deposit: PayingDeposit | null;
}

/** The flow that sends, with the network, the worker and the transfers stored on this device (WALLET-5). */
export function useSend({
  from,
  network,
  asset,
  resumed,
  deposit,
}: SendOptions): ActorRefFrom<typeof sendAssetsMachine> {
  const { api, store } = useServices();
  const { actor: vault, ports } = useWallet();
  const { _id: userId } = useUser();
  const [startedAt] = useState(() => resumed?.at ?? api.now());
  const isOpen = vault.getSnapshot().matches('unlocked');

  const flow = useFlow(sendAssetsMachine, {
    ports: {
      prepareSend: (call, signal) => prepareAndAsk(call, signal).catch(prepareFailure),
      signSend: async (call, signal): Promise<SignSendAnswer> => {
        if (isNoPayment()) return { kind: 'refused' };
        vault.send({ type: 'signing.began', at: api.now() });
        try {
          const place = placeOf(call.from);
          const port = await loadChainPort(place.chain);
          const prepared = await port.renew(nodeCaller(api, place, signal), place, call.prepared);
          const answer = await ports.signSend({ ...call, prepared, userId }, signal);
          if (locksOut(answer)) {
            // The locked wallet shows how long the pause lasts; the transfer stays.
            lockForPause(vault);
          }
          // Signing takes a while, and the deposit may have been paid in another tab meanwhile.
          if (isNoPayment()) return { kind: 'refused' };
          return answer.kind === 'signed' ? { ...answer, renewed: prepared } : answer;
        } finally {
          vault.send({ type: 'signing.ended', at: api.now() });
        }
      },
      broadcast: async ({ signed, isRepeated }, signal) => {
        // Stored before anything is sent, so that the transfer is found again whatever happens to this page.
        storeTransfer(flow.getSnapshot().context, 'unknown');
        const callNode = nodeCaller(api, placeOf(from), signal);
        const port = await loadChainPort(network.chain);
        try {
          await port.broadcast(callNode, signed);
          return { kind: 'accepted' };
        } catch (error) {
          if (!(error instanceof NodeRefusal)) throw error;
          // A node also refuses a transaction that it already has.
          const outcome = await port.lookUp(callNode, placeOf(from), transactionsOf([signed.txId]));
          if (outcome.kind !== 'unknown') return { kind: 'accepted' };
          // The first broadcast may have succeeded and used the nonce, so the outcome is unknown.
          if (isRepeated) throw error;
          return { kind: 'rejected', text: error.message };
        }
      },
      lookUp: async ({ txIds }, signal) => {
        const port = await loadChainPort(network.chain);
        return port.lookUp(nodeCaller(api, placeOf(from), signal), placeOf(from), transactionsOf(txIds));
      },
    },
    input: {
      from,
      asset,
      isOpen,
      ...(resumed && { resumed: { ...resumed, waitedMs: api.now() - resumed.at } }),
    },
  });

  useEffect(() => {
    const subscriptions = [
      vault.on('vaultOpened', (event) =>
        // The vault reports this before its keys can be used; a signature that waits for them starts once they can.
        queueMicrotask(() => vault.getSnapshot().matches('unlocked') && flow.send(event)),
      ),
      vault.on('vaultLocked', (event) => flow.send(event)),
      flow.subscribe((snapshot) => {
        const outcome = snapshot.context.ending ?? outcomes[snapshot.value];
        if (outcome !== undefined) storeTransfer(snapshot.context, outcome);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one flow, from its start to its end
  }, [flow, vault]);

  return flow;

  function storeTransfer({ signed, reviewed: [prepared], draft }: SendAssetsContext, outcome: SentOutcome): void {
    if (prepared === undefined) return;
    const depositId = deposit?.depositId ?? resumed?.depositId;
    const sent = { from, draft, prepared, signed, at: startedAt, outcome };
    storeSent(store, depositId === undefined ? sent : { ...sent, depositId });
  }

  /** Whether it was to pay a deposit and must not any more. A replacement of a transfer that was sent pays nothing twice. */
  function isNoPayment(): boolean {
    const { purpose, draft } = flow.getSnapshot().context;
    return deposit !== null && purpose === 'send' && deposit.checkAgain(draft) !== null;
  }

  /** The signed transactions with these ids, and when they can no longer be processed. */
  function transactionsOf(txIds: readonly string[]): readonly SentTransaction[] {
    const { signed, reviewed } = flow.getSnapshot().context;
    return txIds.map((txId) => {
      const at = signed.findIndex((each) => each.txId === txId);
      return { txId, expiry: reviewed[at]?.expiry ?? null };
    });
  }

  /** Prepares it, and asks the worker whether it will need the passcode or the passkey (WALLET-15). */
  async function prepareAndAsk(call: PrepareSendCall, signal: AbortSignal): Promise<PrepareSendAnswer> {
    const answer = await prepare(call, signal);
    if (answer.kind !== 'ready') return answer;
    // Without an answer, the worker says so when it signs.
    const needsKey = await ports.needsKey({ from: call.from, prepared: answer.prepared }).catch(() => false);
    return { ...answer, needsKey };
  }

  async function prepare(call: PrepareSendCall, signal: AbortSignal): Promise<PrepareSendAnswer> {
    const place = placeOf(call.from);
    const callNode = nodeCaller(api, place, signal);
    const port = await loadChainPort(place.chain);
    const { draft, purpose, replaces } = call;
    if (purpose !== 'send') {
      const [pending] = flow.getSnapshot().context.reviewed;
      if (replaces === null || pending === undefined) throw new TypeError('There is no transfer to replace.');
      const replacement = {
        from: place,
        purpose,
        speed: draft.speed,
        pending: replaces,
        unsigned: pending.unsigned,
        network,
      };
      return port.replace(callNode, replacement);
    }
    const tokens = network.tokens.map(({ contract }) => contract);
    const to = checkAddress(draft.to, { chain: place.chain, network: place.network, own: place.address, tokens });
    if (to.kind === 'invalid') return { kind: 'invalid', field: 'to', text: ADDRESS_WORDS[to.reason] };
    const amount = draft.all ? null : readAmount(draft.amount, decimalsOf(network, draft.asset));
    if (amount?.kind === 'invalid') return { kind: 'invalid', field: 'amount', text: AMOUNT_WORDS[amount.reason] };
    return port.prepare(callNode, {
      from: place,
      to: to.address,
      asset: draft.asset,
      amount: amount?.units ?? null,
      speed: draft.speed,
      network,
    });
  }
}

/**
 * The answer to a transfer that could not be prepared because of the network. The flow shows all other failures itself.
 */
function prepareFailure(error: unknown): PrepareSendAnswer {
  if (error instanceof NodeRefusal) return { kind: 'wouldFail' };
  const isSilent = error instanceof NetworkFailure && error.status === NO_NODE;
  if (isSilent || error instanceof InvalidAnswer) return { kind: 'unreachable' };
  throw error;
}

/** The outcome that is stored when the flow reaches a state; a rejected transfer says itself how it ended. */
const outcomes: Readonly<Partial<Record<SnapshotFrom<typeof sendAssetsMachine>['value'], SentOutcome>>> = {
  pending: 'pending',
  unresolved: 'unknown',
  sent: 'confirmed',
  cancelled: 'cancelled',
};

/** A pause after too many wrong passcodes is running. */
function locksOut(answer: SignSendAnswer): boolean {
  return (answer.kind === 'wrong' || answer.kind === 'held') && answer.retryAt > answer.at;
}

function placeOf(from: SendAssetsContext['from']) {
  const place = readPlace(from);
  if (place === null) throw new TypeError(`${from.chain} is no chain of ${Object.keys(CHAINS).join()}`);
  return place;
}
