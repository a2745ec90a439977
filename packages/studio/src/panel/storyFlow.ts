import type { Run } from '@keel/flows/replay';
import type { DrivenFlow, DriveOptions } from '../driver/drivenFlow.ts';

/** The flow of the current story, as the panel drives it. */
export interface StoryFlow {
  readonly driven: DrivenFlow;
  /** Renders the story again and plays a run in it. */
  readonly replay: (run: Run, options?: DriveOptions) => Promise<void>;
}

/** Where the page of a story stores its flow for the panel, which is a separate page (.storybook/FlowPanel.tsx). */
export interface StoryFlowStore {
  /** null while no story drives a flow. */
  readonly get: () => StoryFlow | null;
  readonly set: (flow: StoryFlow | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

declare global {
  interface Window {
    keelStoryFlow?: StoryFlowStore;
  }
}

/** The store of a page; created when it is first needed. */
export function storyFlowOf(page: Window): StoryFlowStore {
  page.keelStoryFlow ??= createStore();
  return page.keelStoryFlow;
}

function createStore(): StoryFlowStore {
  const listeners = new Set<() => void>();
  let current: StoryFlow | null = null;
  return {
    get: () => current,
    set: (flow) => {
      current = flow;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
