import type { pushMachine, sessionMachine, vaultMachine } from '@keel/flows';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Stage } from '../../../../apps/web/src/stories/Stage.ts';
import { StoryServices } from '../../../../apps/web/src/stories/StoryServices.tsx';
import { setStoryVault } from '../../../../apps/web/src/stories/storyVault.ts';
import { DrivenFlowContext } from '../driver/DrivenFlowContext.ts';
import { type DrivenFlow, driveFlow } from '../driver/drivenFlow.ts';
import { storyFlowOf } from '../panel/storyFlow.ts';

interface StateStoryProps {
  readonly stage: Stage;
  /** The flow with which the story starts. */
  readonly first: DrivenFlow;
}

/** The real screen of a flow, in the state that the driven flow was led to. The panel can play other runs in it. */
export function StateStory({ stage, first }: StateStoryProps) {
  const [driven, setDriven] = useState(first);
  useEffect(() => {
    const store = storyFlowOf(window);
    store.set({
      driven,
      replay: async (run, options) => {
        const next = await driveFlow(run, options);
        if (stage.service === 'vault') setStoryVault(next.actor as DrivenVault);
        setDriven(next);
      },
    });
    return () => store.set(null);
  }, [driven, stage.service]);
  useReleaseAtFirstTouch(driven);
  return <Screen key={keyOf(driven)} stage={stage} driven={driven} />;
}

function Screen({ stage, driven }: { readonly stage: Stage; readonly driven: DrivenFlow }) {
  const { screen, service, vault: _vault, hashes: _hashes, ...place } = stage;
  useEffect(() => {
    // A flow that services start exists before any screen.
    if (service !== undefined) driven.begin();
    // After the screen was unmounted: a stopped flow notifies its remaining listeners.
    return () => queueMicrotask(() => driven.stop());
  }, [service, driven]);
  return (
    <DrivenFlowContext value={driven}>
      <StoryServices {...place} {...(service !== undefined && { services: servicesWith(service, driven) })}>
        {screen}
      </StoryServices>
    </DrivenFlowContext>
  );
}

function servicesWith(service: NonNullable<Stage['service']>, { actor }: DrivenFlow) {
  if (service === 'session') return { session: actor as ActorRefFrom<typeof sessionMachine> };
  // Pages find the vault by themselves, so Storybook replaces it: storyVault.ts.
  if (service === 'vault') return {};
  const push = { actor: actor as ActorRefFrom<typeof pushMachine>, unsubscribe: () => Promise.resolve() };
  return { push: () => Promise.resolve(push) };
}

/** The state does not change until somebody uses the screen: from then on the screen works. */
function useReleaseAtFirstTouch(driven: DrivenFlow): void {
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener('pointerdown', driven.release, options);
    document.addEventListener('keydown', driven.release, options);
    return () => stop.abort();
  }, [driven]);
}

let keys = 0;
const keyByFlow = new WeakMap<DrivenFlow, number>();

/** Another flow needs another screen, which is mounted again. */
function keyOf(driven: DrivenFlow): number {
  const key = keyByFlow.get(driven) ?? keys++;
  keyByFlow.set(driven, key);
  return key;
}

export type DrivenVault = ActorRefFrom<typeof vaultMachine>;
