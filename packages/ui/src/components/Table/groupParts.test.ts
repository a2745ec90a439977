import { expect, it } from 'vitest';
import { groupParts } from './groupParts.ts';
import type { WindowPart } from './rowWindow.ts';

const row = (index: number): WindowPart => ({ kind: 'row', index });
const gap = (index: number): WindowPart => ({ kind: 'gap', index, height: 100 });

it('[CONST-2] consecutive rows with the same heading are a group', () => {
  expect(groupParts([row(0), row(1), row(2), row(3)], ['Today', 'Today', 'Yesterday', 'Today'])).toEqual([
    { heading: 'Today', start: 0, hasStart: true, parts: [row(0), row(1)] },
    { heading: 'Yesterday', start: 2, hasStart: true, parts: [row(2)] },
    { heading: 'Today', start: 3, hasStart: true, parts: [row(3)] },
  ]);
});

it('[CONST-2] a group whose first row is not rendered does not show its heading', () => {
  const headings = ['Today', 'Today', 'Today', 'Yesterday', 'Yesterday'];
  expect(groupParts([gap(0), row(2), gap(3)], headings)).toEqual([
    { heading: 'Today', start: 0, hasStart: false, parts: [gap(0), row(2)] },
    { heading: 'Yesterday', start: 3, hasStart: false, parts: [gap(3)] },
  ]);
});

it('[CONST-2] a table without rows has no groups', () => {
  expect(groupParts([], [])).toEqual([]);
});
