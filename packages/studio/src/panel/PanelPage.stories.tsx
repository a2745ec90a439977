import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { PanelPage } from './PanelPage.tsx';

/** The page inside Storybook's panel 'Flow' (.storybook/FlowPanel.tsx). The sidebar does not list it. */
const meta = {
  title: 'Flows/Panel of the frame',
  component: Panel,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Panel>;

export default meta;

export const Frame: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This story drives no flow/)).toBeVisible();
  },
};

/** The panel of the story beside it; of its own page if there is none. */
function Panel() {
  const [story] = useState(storyFrame);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    // A reloaded page has another store.
    const reload = () => setLoads((before) => before + 1);
    story?.addEventListener('load', reload);
    return () => story?.removeEventListener('load', reload);
  }, [story]);
  return <PanelPage key={loads} page={story?.contentWindow ?? window} address={addressOfStory} />;
}

function storyFrame(): HTMLIFrameElement | null {
  if (window.frameElement?.id !== 'keel-flow-panel') return null;
  return window.parent.document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
}

/** The address of Storybook's own page. */
function addressOfStory(): string {
  return window.parent.location.href;
}
