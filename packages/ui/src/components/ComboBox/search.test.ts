import { describe, expect, it } from 'vitest';
import { search } from './search.ts';

const { matches, exact } = search([
  { value: 'CI', label: 'Côte d’Ivoire', keywords: 'CI Ivory Coast' },
  { value: 'NE', label: 'Niger' },
  { value: 'NG', label: 'Nigeria' },
]);

describe('search', () => {
  it.each([
    ['Côte d’Ivoire', 'cote', true],
    ['Côte d’Ivoire', 'IVOIRE', true],
    ['Côte d’Ivoire', 'ivory', true],
    ['Côte d’Ivoire', ' ci ', true],
    ['Niger', 'nigeria', false],
    ['Nigeria', 'niger', true],
    ['Niger', '', true],
  ])('[SIGNUP-1] keeps %j when %j is typed: %s', (label, typed, stays) => {
    expect(matches(label, typed)).toBe(stays);
  });

  it.each([
    ['niger', 'NE'],
    ['Nigeria ', 'NG'],
    ['cote d’ivoire', 'CI'],
    ['Nig', null],
    ['', null],
  ])('[SIGNUP-1] %j matches the whole name of %j', (typed, value) => {
    expect(exact(typed)).toBe(value);
  });
});
