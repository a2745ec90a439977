import { expect, test } from 'vitest';
import { defaultFlow } from '../src/overlay/flowsOfApp.ts';

const flow = (id: string) => ({ id });

test('[STUDIO-3] a flow of the page stays shown when one that runs on every page starts after it', () => {
  expect(defaultFlow([flow('session'), flow('deposit'), flow('homeScreenPrompt')])).toEqual(flow('deposit'));
});

test('[STUDIO-3] of several flows of a page the newest is shown, and without one the newest of the app', () => {
  expect(defaultFlow([flow('deposit'), flow('session'), flow('pay')])).toEqual(flow('pay'));
  expect(defaultFlow([flow('session'), flow('notifications')])).toEqual(flow('notifications'));
  expect(defaultFlow([])).toBeUndefined();
});
