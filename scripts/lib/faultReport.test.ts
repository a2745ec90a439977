import { expect, it } from 'vitest';
import { faultReport, type Seen } from '../../.storybook/faultReport.ts';

const seen: Seen = {
  story: { id: 'flows-login--refused', type: 'story', title: 'Flows/Login', name: 'Refused' },
  address: 'http://localhost:6006/?path=/story/flows-login--refused&globals=theme:black;locale:ar-AE',
  globals: { theme: 'black', locale: 'ar-AE', viewport: { value: 'mobile1' } },
  size: [320, 568],
  version: '0.1.0 (1a2b3c4)',
  browser: 'Chromium',
};

it("[STUDIO-6] a fault report contains the link and the toolbar's choices", () => {
  expect(faultReport(seen)).toBe(
    [
      'Story: Flows/Login, Refused (flows-login--refused)',
      'Link: http://localhost:6006/?path=/story/flows-login--refused&globals=theme:black;locale:ar-AE',
      'Args: as in the story',
      'Toolbar: theme black, locale ar-AE',
      'Viewport: 320 × 568 px (mobile1)',
      'Version: 0.1.0 (1a2b3c4)',
      'Browser: Chromium',
      '',
      'What I see:',
      'What I expect:',
      '',
    ].join('\n'),
  );
});

it('[STUDIO-6] a fault report contains the changed args as text', () => {
  const story = {
    ...seen.story!,
    initialArgs: { label: 'Amount', size: 'lg', isDisabled: false, children: {} },
    args: { label: 'Amount', size: 'md', isDisabled: true, children: { type: 'p' } },
  };
  const address = 'http://localhost:6006/?path=/story/x&args=size:md;isDisabled:!true';
  const report = faultReport({ ...seen, story, address });
  expect(report).toContain('Args: size md, isDisabled true\n');
  expect(report).toContain(
    'Link: http://localhost:6006/?path=/story/flows-login--refused&args=size:md;isDisabled:!true\n',
  );
});

it('[STUDIO-6] a fault report contains no secret from args or address', () => {
  const story = { ...seen.story!, initialArgs: {}, args: { password: 'hunter2', defaultValue: 'seen' } };
  const address =
    'http://ada:hunter2@localhost:6006/?path=/story/x&args=password:hunter2;defaultValue:seen&session=hunter2#hunter2';
  const report = faultReport({ ...seen, story, address });
  expect(report).not.toContain('hunter2');
  expect(report).toContain('password (left out), defaultValue seen');
  expect(report).toContain('&args=defaultValue:seen\n');
});

it('[STUDIO-6] the link in a report about a docs page leads to that page', () => {
  const story = { id: 'overlays-modal--docs', type: 'docs', title: 'Overlays/Modal', name: 'Docs' };
  expect(faultReport({ ...seen, story })).toContain('?path=/docs/overlays-modal--docs&');
  expect(faultReport({ ...seen, story: undefined, address: 'http://localhost:6006/' })).toContain(
    'Story: none\nLink: http://localhost:6006/\n',
  );
});
