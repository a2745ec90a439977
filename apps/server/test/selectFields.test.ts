import { answerSchemas } from '@keel/backend/calls/schemas.ts';
import { fieldSelector } from '@keel/backend/calls/selectFields.ts';
import { servedOperations } from '@keel/backend/contract/contract.ts';
import { describe, expect, it } from 'vitest';

const person = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, age: { type: ['integer', 'null'] } },
};

describe('selecting the fields of an answer', () => {
  it('[API-4] fields that the contract does not declare are omitted, at any depth', () => {
    const pick = fieldSelector({
      type: 'object',
      properties: { people: { type: 'array', items: person }, one: person },
    });
    const ada = { name: 'Ada', password_hash: 'x', age: null };
    expect(pick({ people: [ada], one: ada, more: 1 })).toEqual({
      people: [{ name: 'Ada', age: null }],
      one: { name: 'Ada', age: null },
    });
  });

  it('[API-4] an optional undefined field is omitted, and a required one is a fault', () => {
    expect(Object.keys(fieldSelector(person)({ name: 'Ada', age: undefined }) as object)).toEqual(['name']);
    expect(() => fieldSelector(person)({ age: 3 })).toThrow('An answer lacks its field name.');
  });

  it('[API-4] additional properties are kept if the contract allows them, each by its schema', () => {
    const prices = {
      type: 'object',
      additionalProperties: { type: 'object', properties: { usd: { type: 'number' } } },
    };
    expect(fieldSelector(prices)({ bitcoin: { usd: 1, secret: 2 } })).toEqual({ bitcoin: { usd: 1 } });
    expect(
      fieldSelector({ type: 'object', properties: {}, additionalProperties: true })({ any: { thing: 1 } }),
    ).toEqual({
      any: { thing: 1 },
    });
    const named = { ['__proto__']: 1 };
    expect(fieldSelector(person)({ name: 'Ada', ...named })).toEqual({ name: 'Ada' });
  });

  it('[API-4] a nullable value is null or matches its schema', () => {
    const pick = fieldSelector({ type: 'object', properties: { one: { oneOf: [person, { type: 'null' }] } } });
    expect(pick({ one: null })).toEqual({ one: null });
    expect(pick({ one: { name: 'Ada', more: 1 } })).toEqual({ one: { name: 'Ada' } });
  });

  it('[API-4] every answer of the contract has a fieldSelector', () => {
    const schemas = [...servedOperations().values()].flatMap(({ operation }) => [...answerSchemas(operation).values()]);
    expect(schemas.length).toBeGreaterThan(50);
    for (const schema of schemas) expect(fieldSelector(schema)).toBeTypeOf('function');
  });
});
