import { hasRun, parseRun, type Run, runFromLink } from '@keel/flows/replay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Stage } from '../../../../apps/web/src/stories/Stage.ts';
import { screenStory } from '../../../../apps/web/src/stories/screenStory.ts';
import { setStoryVault } from '../../../../apps/web/src/stories/storyVault.ts';
import { imageMessages } from '../../../flows/src/image.ts';
import { type DrivenFlow, driveFlow } from '../driver/drivenFlow.ts';
import vaultRuns from '../runs/vault.gen.json' with { type: 'json' };
import { type DrivenVault, StateStory } from './StateStory.tsx';

/** A state with the shortest run that leads to it, as packages/studio/scripts/runs.ts writes it. */
export interface StateRun {
  /** The id of the leaf state, e.g. 'login.editing'. */
  readonly id: string;
  readonly doc: string;
  readonly run: unknown;
}

type LoadedFlow = { readonly driven: DrivenFlow };

/** What the stories of every flow's states have in common. */
export const stateStories = {
  parameters: { ...screenStory.parameters, loggedErrors: [imageMessages.uploadFailed] },
  beforeEach: screenStory.beforeEach,
  afterEach: screenStory.afterEach,
} satisfies Meta;

/** The story of one state: the flow's screen, led to that state by the run and kept there. */
export function stateStory(stage: Stage, runs: readonly StateRun[], id: string): StoryObj {
  const found = runs.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no run to ${id}. Run: node packages/studio/scripts/generate.ts`);
  const { doc, run } = found;
  return {
    parameters: {
      docs: { description: { story: doc } },
    },
    loaders: [
      async (): Promise<LoadedFlow> => {
        const driven = await driveFlow(linkedRun(id) ?? parseRun(run));
        setStoryVault(await vaultOf(stage, driven));
        return { driven };
      },
    ],
    render: (_, { loaded }) => <StateStory stage={stageFor(stage, id)} first={(loaded as LoadedFlow).driven} />,
    play: async ({ canvasElement, loaded }) => {
      const { driven } = loaded as LoadedFlow;
      await driven.whenPlayed;
      if (!hasRun(window.parent.location.href)) await expect(driven.view().leaf).toBe(id);
      await waitFor(() => expect(canvasElement).not.toBeEmptyDOMElement());
    },
  };
}

function stageFor(stage: Stage, id: string): Stage {
  const hash = stage.hashes?.[id] ?? stage.hash;
  return hash === undefined ? stage : { ...stage, hash };
}

/**
 * The run in the current address, if it is of the same flow; null for an address without one.
 *
 * @throws RunRefused for a run that is damaged or of another version of the flow; Storybook shows the sentence
 */
function linkedRun(state: string): Run | null {
  const address = window.parent.location.href;
  if (!hasRun(address)) return null;
  const run = runFromLink(address);
  return state.startsWith(`${run.flow}.`) ? run : null;
}

/** The vault of a page of the wallet. */
async function vaultOf({ service, vault }: Stage, driven: DrivenFlow): Promise<DrivenVault | null> {
  if (service === 'vault') return driven.actor as DrivenVault;
  const found = vaultRuns.find(({ id }) => id === vault);
  if (found === undefined) return null;
  const opened = await driveFlow(parseRun(found.run));
  await opened.playToEnd();
  return opened.actor as DrivenVault;
}
