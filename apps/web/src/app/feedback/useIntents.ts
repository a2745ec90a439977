import type { Intent } from '@keel/flows';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import { log } from '../../platform/log.ts';
import { expire } from '../data/expire.ts';
import { useTranslate } from '../i18n/createWordsHook.ts';
import { useServices } from '../services/services.ts';
import { refreshUser } from '../session/refreshUser.ts';
import { announce } from './announce.ts';

/** Carries out what a page's flow decides: its emitted intents while it lives, and its output when it is over. */
export function useIntents(flow: AnyActorRef): void {
  const services = useServices();
  const { queryClient, session } = services;
  const go = useNavigate();
  const translate = useTranslate();

  const perform = useEffectEvent((intent: Intent) => {
    switch (intent.type) {
      case 'navigate':
        void go(intent.to, { replace: intent.replace ?? false, state: intent.state ?? null });
        break;
      case 'established':
        session.send(intent);
        break;
      case 'userUpdated':
        session.send({ type: 'user.updated', user: intent.user });
        break;
      case 'announce':
        announce(translate(intent.text), intent.isFault ?? false);
        break;
      case 'logged':
        log(intent);
        break;
      case 'historyStale':
        expire(queryClient, [intent.list]);
        // A change of a list may have changed the balance.
        void refreshUser(services);
        break;
    }
  });

  useEffect(() => {
    const emitted = flow.on('*', (event) => perform(event as Intent));
    const ended = flow.subscribe({ complete: () => perform(flow.getSnapshot().output as Intent) });
    // A flow that ends in its first state is over before anyone could subscribe.
    if (flow.getSnapshot().status === 'done') perform(flow.getSnapshot().output as Intent);
    return () => {
      emitted.unsubscribe();
      ended.unsubscribe();
    };
  }, [flow]);
}
