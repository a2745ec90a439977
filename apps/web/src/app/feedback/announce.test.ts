import { expect, test } from 'vitest';
import { announce, showAnnouncements } from './announce.ts';

test('[PUSH-4] announcements made before the toasts have loaded are queued, later ones are shown immediately', () => {
  const shown: [string, boolean][] = [];
  announce('The first.');
  announce('The second failed.', true);
  showAnnouncements((text, isFault) => shown.push([text, isFault]));
  const before = [
    ['The first.', false],
    ['The second failed.', true],
  ];
  expect(shown).toEqual(before);
  announce('The third.');
  expect(shown).toEqual([...before, ['The third.', false]]);
});
