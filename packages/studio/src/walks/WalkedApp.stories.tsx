import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { singleTheme } from '../../../../.storybook/themes.ts';
import type { WalkName } from './walks.ts';

/** The app and its backend are large, so they are loaded only when a walk is opened. */
const WalkedApp = lazy(async () => ({ default: (await import('./WalkedApp.tsx')).WalkedApp }));

/** The page in the frame of a walk (WalkPage.tsx). The sidebar does not list it. */
const meta = {
  title: 'Flows/App of a walk',
  // Excluded from test runs: the app and its database take seconds to start. packages/studio/e2e/walks.e2e.ts performs the walks.
  tags: ['!dev', '!autodocs', '!test'],
  // Storybook's full screen layout would override the layout of `<body>` that shows toasts at the top.
  parameters: { layout: 'none', a11y: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { name: 'firstVisit' },
} satisfies Meta<{ name: WalkName }>;

export default meta;

export const Frame: StoryObj<{ name: WalkName }> = {
  render: ({ name }, { globals }) => (
    <Suspense>
      <WalkedApp name={name} theme={singleTheme(globals['theme'] as string)} />
    </Suspense>
  ),
};
