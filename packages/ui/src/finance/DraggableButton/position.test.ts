import { describe, expect, it } from 'vitest';
import { inView, moved } from './position.ts';

describe('position', () => {
  it.each([
    ['kept', { x: 0.25, y: 0.5 }, { x: 0.25, y: 0.5 }],
    ['brought in', { x: -3, y: 7 }, { x: 0, y: 1 }],
    ['no number', { x: Number.NaN, y: 0 }, null],
    ['endless', { x: 0, y: Number.POSITIVE_INFINITY }, null],
    ['none', null, null],
  ])('[PROF-3] a stored position is clamped to the window: %s', (_case, stored, position) => {
    expect(inView(stored)).toEqual(position);
  });

  it('[PROF-3] moves by pixels and stops at the edges', () => {
    const room = { x: 400, y: 200 };
    expect(moved({ x: 0.5, y: 0.5 }, { x: 100, y: -50 }, room)).toEqual({ x: 0.75, y: 0.25 });
    expect(moved({ x: 0.5, y: 0.5 }, { x: 9999, y: -9999 }, room)).toEqual({ x: 1, y: 0 });
  });

  it('[PROF-3] does not move if there is no free space', () => {
    expect(moved({ x: 0.5, y: 0.5 }, { x: 10, y: 10 }, { x: 0, y: -5 })).toEqual({ x: 0.5, y: 0.5 });
  });
});
