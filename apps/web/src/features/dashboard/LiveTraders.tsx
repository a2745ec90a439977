import { liveTradersMachine } from '@keel/flows';
import { LiveCounter, StatCard } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useServices } from '../../app/services/services.ts';
import { useSite } from '../../app/services/site.ts';
import { useWords } from './words.ts';

/**
 * The Live Traders card: the operator's figure with its source, otherwise a sample that changes by itself (DASH-3,
 * DASH-4).
 */
export function LiveTraders() {
  const words = useWords();
  const figure = useSite().figures?.liveTraders;
  if (!figure?.shown) return null;
  if (figure.source !== null) {
    return (
      <StatCard
        appearance="plain"
        label={words.liveTraders}
        value={<LiveCounter count={Number(figure.value)} />}
        change={figure.source}
      />
    );
  }
  return <SampleCounter start={Number(figure.value ?? 0)} />;
}

function SampleCounter({ start }: { start: number }) {
  const words = useWords();
  const { store } = useServices();
  const flow = useFlow(liveTradersMachine, { input: { start: Number(store.get('liveTraders') ?? start) } });
  const count = useSelector(flow, ({ context }) => context.count);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const subscription = flow.on('persistCount', (event) => store.set('liveTraders', String(event.count)));
    document.addEventListener('visibilitychange', () => flow.send({ type: document.hidden ? 'hidden' : 'visible' }), {
      signal,
    });
    window.addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key === 'liveTraders') flow.send({ type: 'storageChanged', count: Number(newValue) });
      },
      { signal },
    );
    return () => {
      subscription.unsubscribe();
      stop.abort();
    };
  }, [flow, store]);

  return (
    <StatCard
      appearance="plain"
      label={words.liveTraders}
      value={<LiveCounter count={count} />}
      change={words.andCounting}
      isSample
    />
  );
}
