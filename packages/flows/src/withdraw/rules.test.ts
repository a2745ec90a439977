import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ada } from '../testing/samples.ts';
import { findProblem, openAttempt, startWithdraw, toCall, withdrawFields, withdrawLimits } from './rules.ts';
import type { WithdrawContext } from './types.ts';

const start = startWithdraw({ user: ada, checkAddress: () => true });
const incomplete = 'Please fill in required fields';

/** A form that can be submitted, except for these fields. */
function bankForm(details: Partial<WithdrawContext['details']>): WithdrawContext {
  const right = { account_name: 'Ada Park', account_number: '0012344321', bank_name: 'Harbour Bank' };
  return { ...start, amount: 100, method: 'bank', details: { ...start.details, ...right, ...details } };
}

/** The limits of a withdrawal in the contract. */
function contract() {
  const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  const { components } = parse(text) as {
    components: {
      schemas: {
        WithdrawMethod: { enum: string[] };
        WithdrawRequest: { properties: Record<string, { maxLength?: number }> };
      };
    };
  };
  return components.schemas;
}

describe('withdraw rules', () => {
  it('[WD-1] the methods are those of the contract, in its order', () => {
    expect(Object.keys(withdrawFields)).toEqual(contract().WithdrawMethod.enum);
  });

  it('[WD-3] a field is at most as long as the contract allows', () => {
    const { properties } = contract().WithdrawRequest;
    const limits = Object.entries(properties).flatMap(([name, { maxLength }]) =>
      maxLength === undefined ? [] : [[name, maxLength]],
    );
    expect(withdrawLimits).toEqual(Object.fromEntries(limits));
  });

  it.each([null, 0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '[WD-2] %j cents is not an amount',
    (amount) => {
      expect(findProblem({ ...bankForm({}), amount })).toBe(incomplete);
    },
  );

  it.each([
    [{}, null],
    [{ account_name: '' }, incomplete],
    [{ account_number: '  ' }, incomplete],
    [{ bank_name: 'x'.repeat(100) }, null],
    [{ bank_name: '🏦'.repeat(100) }, null],
    [{ bank_name: 'x'.repeat(101) }, incomplete],
    [{ bank_name: 'a\nb' }, incomplete],
    [{ zelle_address: 'x'.repeat(300) }, null],
  ])('[WD-2] %j: %s', (details, problem) => {
    expect(findProblem(bankForm(details))).toBe(problem);
  });

  it('[WD-2] only coin addresses are checked', () => {
    const refuses = { ...start, amount: 100, checkAddress: () => false };
    const filled = Object.fromEntries(
      Object.values(withdrawFields)
        .flat()
        .map((field) => [field, 'ada']),
    );
    const problems = (['bank', 'bitcoin', 'etherium', 'cashapp', 'zelle'] as const).map((method) =>
      findProblem({ ...refuses, method, details: { ...start.details, ...filled } }),
    );
    expect(problems).toEqual([
      null,
      'This isn’t a Bitcoin address. Please check it.',
      'This isn’t an Ethereum address. Please check it.',
      null,
      null,
    ]);
  });

  it('[WD-5] submitting a form that was not checked is a programming error', () => {
    expect(() => openAttempt(start, 'try-1')).toThrow('check it with findProblem first');
    expect(() => openAttempt({ ...start, amount: 100 }, 'try-1')).toThrow('check it with findProblem first');
    expect(() => toCall(start)).toThrow('No withdrawal was submitted.');
  });
});
