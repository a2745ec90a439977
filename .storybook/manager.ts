import { createElement } from 'react';
import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { FlowOfStory } from './FlowOfStory.tsx';
import { FlowPanel } from './FlowPanel.tsx';
import { showQaStatus } from './qaStatus.ts';
import { ReportFault } from './ReportFault.tsx';
import { storybookTheme } from './storybookTheme.ts';
import { singleTheme, type ThemeChoice } from './themes.ts';

addons.setConfig({ theme: storybookTheme('white'), sidebar: { showRoots: true } });

// Storybook's own pages follow the theme of the toolbar.
addons.register('keel/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeChoice } }) => {
    api.setOptions({ theme: storybookTheme(singleTheme(globals.theme)) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.register('keel/fault', () => {
  addons.add('keel/fault/tool', {
    type: types.TOOLEXTRA,
    title: 'Report a fault',
    render: () => createElement(ReportFault),
  });
});

addons.register('keel/flow', () => {
  addons.add('keel/flow/tool', {
    type: types.TOOL,
    title: 'Flow of the story',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(FlowOfStory),
  });
});

const FLOW_PANEL = 'keel/flow-panel/panel';

addons.register('keel/flow-panel', (api) => {
  addons.add(FLOW_PANEL, {
    type: types.PANEL,
    title: 'Flow',
    match: ({ viewMode }) => viewMode === 'story',
    // A separate page that is loaded when the panel is opened.
    render: ({ active }) => (active === true ? createElement(FlowPanel) : null),
  });
  // The stories of states open it, since the first panel, Controls, is empty for them. Other stories have no flow.
  let [wasState, panelBefore] = [false, ''];
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isState = storyId.startsWith('flows-states-');
    const panel = api.getSelectedPanel();
    if (isState && !wasState) {
      // Storybook opens the first panel for a name that it does not know.
      panelBefore = panel === FLOW_PANEL ? '' : panel;
      api.setSelectedPanel(FLOW_PANEL);
    }
    if (!isState && panel === FLOW_PANEL) api.setSelectedPanel(panelBefore);
    wasState = isState;
  });
});

addons.register('keel/qa', () => void showQaStatus());
