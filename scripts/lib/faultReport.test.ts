import { expect, it } from 'vitest';
import { faultReport } from '../../.storybook/faultReport.ts';

it('[STUDIO-6] a fault report holds the link and what the story was seen under', () => {
  const report = faultReport({
    story: 'Flows/Login, Refused',
    address: 'http://localhost:6006/?path=/story/flows-login--refused&globals=theme:black',
    globals: { theme: 'black', locale: 'ar-AE', viewport: { value: 'mobile1' } },
    browser: 'Chromium',
  });
  expect(report).toBe(
    [
      'Story: Flows/Login, Refused',
      'Link: http://localhost:6006/?path=/story/flows-login--refused&globals=theme:black',
      'Toolbar: theme black, locale ar-AE',
      'Browser: Chromium',
      '',
      'What I see:',
      'What I expect:',
      '',
    ].join('\n'),
  );
});
