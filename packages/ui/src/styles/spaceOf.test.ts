import { describe, expect, it } from 'vitest';
import { vars } from '../tokens/contract.css.ts';
import { spaceOf } from './spaceOf.ts';

describe('spaceOf', () => {
  it('has the same steps as the token contract', () => {
    const steps = Object.keys(vars.space) as (keyof typeof vars.space)[];
    expect(Object.fromEntries(steps.map((step) => [step, spaceOf(step)]))).toEqual(vars.space);
  });
});
