import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ada } from '../testing/samples.ts';
import { depositLimits, depositModes, findProblem, openAttempt, startDeposit, toCall } from './rules.ts';

const right = { ...startDeposit({ user: ada }), mode: 'Bitcoin' } as const;
const incomplete = 'Please fill all required fields correctly';

/** The limits of a deposit in the contract. */
function contract() {
  const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  const { components } = parse(text) as {
    components: {
      schemas: {
        DepositType: { enum: string[] };
        DepositRequest: { properties: { plan: { maxLength: number } } };
      };
    };
  };
  return components.schemas;
}

describe('deposit rules', () => {
  it('[DEP-2] the common methods are the first of the contract, in its order', () => {
    expect(depositModes).toEqual(contract().DepositType.enum.slice(0, 8));
  });

  it('[DEP-3] a plan is at most as long as the contract allows', () => {
    expect(depositLimits.plan).toBe(contract().DepositRequest.properties.plan.maxLength);
  });

  it.each([1, 5, 200_000, 100_000_000])('[DEP-3] %i cents can be deposited', (amount) => {
    expect(findProblem({ ...right, amount })).toBeNull();
  });

  it.each([null, 0, -1, 0.5, 200_000.5, 100_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
    '[DEP-3] %j cents cannot be deposited',
    (amount) => {
      expect(findProblem({ ...right, amount })).toBe(incomplete);
    },
  );

  it.each([
    ['', incomplete],
    ['  ', incomplete],
    ['x'.repeat(101), incomplete],
    ['a\tb', incomplete],
    ['x'.repeat(100), null],
    [' Starter ', null],
  ])('[DEP-3] plan %j: %s', (plan, problem) => {
    expect(findProblem({ ...right, plan })).toBe(problem);
  });

  it('[DEP-3] a user without an email is reported as missing', () => {
    expect(findProblem({ ...right, user: { ...ada, email: ' ' } })).toBe('User information is missing');
  });

  it('[DEP-4] the plan is sent without surrounding blanks', () => {
    expect(toCall({ ...right, ...openAttempt({ ...right, plan: ' Starter ' }, 'try-1') })).toEqual({
      amount: 200_000,
      plan: 'Starter',
      mode: 'Bitcoin',
      user: ada._id,
      attemptId: 'try-1',
    });
  });

  it('[DEP-4] submitting a form that was not checked is a programming error', () => {
    expect(() => openAttempt({ ...right, mode: '' }, 'try-1')).toThrow('check it with findProblem first');
    expect(() => openAttempt({ ...right, amount: null }, 'try-1')).toThrow('check it with findProblem first');
    expect(() => toCall(right)).toThrow('No deposit was submitted.');
  });
});
