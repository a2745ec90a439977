// Storybook compiles its frame with the classic runtime of JSX, which needs `React`.
/** @jsxRuntime classic */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { flowIndex } from '../packages/studio/src/page/flowIndex.ts';

/** A link from a story to the page of the flow whose state it shows. Nothing for other stories. */
export function FlowOfStory() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  return flowIndex
    .filter(({ stories }) => stories.includes(storyId))
    .map(({ flow, title, page }) => (
      <Button key={flow} size="small" variant="ghost" ariaLabel={false} onClick={() => api.navigate(`/docs/${page}`)}>
        Flow: {title}
      </Button>
    ));
}
