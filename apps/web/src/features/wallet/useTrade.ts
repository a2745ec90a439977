import {
  type CreateOrderCall,
  type CreateOrderReply,
  type FetchQuoteReply,
  type FindOrderReply,
  type TradeSide,
  tradeAssetsMachine,
} from '@keel/flows';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { createOrder, fetchQuote, findOrder } from '../../api/orders.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useServices } from '../../app/services/services.ts';
import { refreshUser } from '../../app/session/refreshUser.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { Place } from './chain/place.ts';
import { deleteOpenOrder, storeOpenOrder } from './openOrder.ts';

interface TradeOptions {
  readonly side: TradeSide;
  readonly asset: string;
  readonly place: Place;
  /** An order from before a reload, to resume; null for a new one. */
  readonly resumed: CreateOrderCall | null;
}

/** The flow that buys and sells against the balance (WALLET-7). */
export function useTrade({ side, asset, place, resumed }: TradeOptions): ActorRefFrom<typeof tradeAssetsMachine> {
  const services = useServices();
  const { api, store } = services;
  const { _id: userId } = useUser();
  const flow = useFlow(tradeAssetsMachine, {
    ports: {
      fetchQuote: async (call, signal): Promise<FetchQuoteReply> => {
        const reply = await fetchQuote(api, place, call, signal);
        // The server may format the same quantity differently: '0.10' comes back as '0.1'.
        const { quantity } = call;
        const isSame = quantity !== null && reply.body !== null && Number(reply.body.quantity) === Number(quantity);
        return isSame && reply.body ? { ...reply, body: { ...reply.body, quantity } } : reply;
      },
      createOrder: (call, signal): Promise<CreateOrderReply> => {
        // Stored before it is sent, so that the order is found again whatever happens to this page.
        storeOpenOrder(store, userId, call);
        return createOrder(api, place, call, signal);
      },
      findOrder: (call, signal): Promise<FindOrderReply> => findOrder(api, call, signal),
    },
    input: { side, asset, ...(resumed && { resumed }) },
  });

  useEffect(() => {
    const subscription = flow.subscribe(({ value, context }) => {
      if (value === 'over' || (value === 'refused' && context.attempt === null)) deleteOpenOrder(store);
      // The order's amount is now on hold, paid or returned, so the balance has changed.
      if (value === 'over' || value === 'pending') void refreshUser(services);
    });
    const wake = () => {
      if (!document.hidden) flow.send({ type: 'page.resumed', at: api.now() });
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [api, flow, services, store]);

  return flow;
}
