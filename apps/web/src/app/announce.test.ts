import { expect, test } from 'vitest';
import { announce, showAnnouncements } from './announce.ts';

test('[PUSH-4] what is announced before toasts are there waits for them, and later announcements follow at once', () => {
  const shown: string[] = [];
  announce('The first.');
  announce('The second.');
  showAnnouncements((text) => shown.push(text));
  expect(shown).toEqual(['The first.', 'The second.']);
  announce('The third.');
  expect(shown).toEqual(['The first.', 'The second.', 'The third.']);
});
