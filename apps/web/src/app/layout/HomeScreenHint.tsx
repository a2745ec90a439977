import { type HomeScreenPromptInput, homeScreenPromptMachine } from '@keel/flows';
import { BrandMark, IosInstallPrompt } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { countVisit } from '../../platform/homeScreen.ts';
import type { KeyStore } from '../../platform/storage.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useServices } from '../services/services.ts';
import { useBrand } from '../services/site.ts';

/** How to put the app on the home screen of iOS, on the second visit and the third (PWA-2). */
export function HomeScreenHint() {
  const { store } = useServices();
  const brand = useBrand();
  const visit = visitOf(store);
  const flow = useFlow(homeScreenPromptMachine, { input: visit });
  const isShown = useSelector(flow, (snapshot) => snapshot.matches('shown'));

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('visibilitychange', () => document.hidden && flow.send({ type: 'page.hidden' }), {
      signal,
    });
    window.addEventListener('appinstalled', () => flow.send({ type: 'app.installed' }), { signal });
    return () => stop.abort();
  }, [flow]);

  if (!isShown) return null;
  return (
    <IosInstallPrompt
      product={brand.shortName}
      mark={<BrandMark brand={brand} />}
      visit={visit.visits ?? 0}
      isIos={visit.isIos}
      isStandalone={visit.isStandalone}
      delay={0}
      onDismiss={() => flow.send({ type: 'prompt.dismissed' })}
    />
  );
}

const visits = new WeakMap<KeyStore, HomeScreenPromptInput>();

/** Each page load counts as one visit, however often the shell mounts. */
function visitOf(store: KeyStore): HomeScreenPromptInput {
  const visit = visits.get(store) ?? countVisit(store);
  visits.set(store, visit);
  return visit;
}
