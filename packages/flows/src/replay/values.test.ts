import { describe, expect, it } from 'vitest';
import { TransportFailure, Unauthorized } from '../reply.ts';
import { PasskeyUnused } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { hostile, malformedAnswers, malformedRefusals } from '../testing/hostileValues.ts';
import { textOf } from '../testing/stableText.ts';
import { OpenKeys } from '../vault/keys.ts';
import { examplesOf } from './examples.ts';
import { parseRun, playableFlows, RunRefused, writeRun } from './index.ts';
import { readValue, writeValue } from './values.ts';

const examples = { secrets: new Map(), functions: new Map() };
const throughJson = (value: unknown) =>
  readValue(JSON.parse(JSON.stringify(writeValue(value, 'value', examples))), examples);

describe('[STUDIO-3, QA-3] a value of a run', () => {
  it.each([
    [{ list: [1, 'two', null, true], nested: { empty: '' } }],
    [{ missing: undefined, none: [undefined] }],
    [[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
    [{ wei: 10n ** 20n }],
    [{ secret: { of: ['text in an object'] } }],
  ])('is restored unchanged: %o', (value) => {
    expect(throughJson(value)).toEqual(value);
  });

  it.each([new TransportFailure('offline'), new Unauthorized('no'), new PasskeyUnused(), new Error('dry')])(
    'is restored as the same kind of error: %o',
    (error) => {
      const read = throughJson(error);
      expect(read).toEqual(error);
      expect(Object.getPrototypeOf(read)).toBe(Object.getPrototypeOf(error));
    },
  );

  it('is a file without its content', async () => {
    const file = new File(['pixels'], 'me.png', { type: 'image/png' });
    expect(writeValue(file, 'photo', examples)).toEqual({ $file: { type: 'image/png', size: 6 } });
    const read = throughJson(file) as File;
    expect([read.type, read.size, (await read.arrayBuffer()).byteLength]).toEqual(['image/png', 6, 0]);
  });

  it('is invented where the examples contain no secret of this name', () => {
    const secrets = {
      password: new Secret('opensesame'),
      draft: new OpenKeys('legal winner', () => {}),
      pin: 4_711,
      token: 'f3a9',
    };
    expect(writeValue(secrets, 'event', examples)).toEqual({
      password: { secret: 'password', as: 'Secret' },
      draft: { secret: 'draft', as: 'OpenKeys' },
      pin: { secret: 'pin', as: 'number' },
      token: { secret: 'token', as: 'text' },
    });
    expect(throughJson(secrets)).toEqual({
      password: expect.any(Secret),
      draft: expect.any(OpenKeys),
      pin: expect.any(Number),
      token: expect.any(String),
    });
  });

  it.each([
    ['a date', { at: new Date(0) }, 'A run cannot hold an object of a class (in at).'],
    ['a function that no example has', { sort: () => 0 }, 'A run cannot hold the function sort.'],
    [
      'a field that looks like a mark of the format',
      { $number: '7' },
      'A run cannot hold a field called $number (in value).',
    ],
  ])('cannot be %s', (_, value, message) => {
    expect(() => throughJson(value)).toThrow(new RunRefused('unwritable', message));
  });

  it('can be any unusual value that a port may throw', () => {
    // Objects by identity: one of them must not be read.
    const same = [...hostile.values()].map((each) => Object.is(throughJson(each), each));
    expect(same).toEqual(same.map(() => true));
  });

  it('can be any malformed answer of the bad-input tests, for every flow', async () => {
    for (const load of Object.values(playableFlows)) {
      const flow = await load();
      for (const [answer, values] of Object.entries(flow.cases.answers)) {
        const malformed = values.flatMap((value) => [...malformedAnswers(value), ...malformedRefusals(value)]);
        const run = writeRun(
          flow,
          undefined,
          malformed.map((value) => ({ answer, with: value as never })),
        );
        expect(parseRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
        const read = run.steps.map((step) => ('with' in step ? readValue(step.with, examplesOf(flow.cases)) : null));
        expect(read.map(shapeOf)).toEqual(malformed.map(shapeOf));
      }
    }
  });
});

/** A value without the content of its texts, which may be secrets. */
function shapeOf(value: unknown): string {
  return JSON.stringify(JSON.parse(textOf([value])), (_, part: unknown) => (typeof part === 'string' ? '' : part));
}
