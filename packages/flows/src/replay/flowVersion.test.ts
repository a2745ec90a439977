import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { playableFlows } from './flows.ts';
import { flowVersionOf } from './flowVersion.ts';

/** The changes of a test to a small chart. */
interface Chart {
  readonly doc?: string;
  readonly event?: string;
  readonly target?: string;
  readonly tag?: string;
  readonly src?: string;
  readonly guard?: string;
  readonly action?: string;
  readonly delay?: number;
  readonly more?: object;
}

const chart = (parts: Chart) => {
  const { doc = 'Waits.', event = 'pressed', target = 'hot', tag = 'busy', src = 'heat', ...rest } = parts;
  const { guard = 'isHot', action = 'count', delay = 1_000, more = {} } = rest;
  return createMachine(
    {
      id: 'kettle',
      initial: 'cold',
      states: {
        cold: { meta: { doc }, on: { [event]: 'heating' } },
        heating: {
          tags: tag,
          invoke: { id: 'heat', src, onDone: { guard, target, actions: action }, onError: 'cold' },
          after: { requestTimeout: 'cold' },
        },
        hot: {},
        ...more,
      },
    },
    { delays: { requestTimeout: delay } },
  );
};
const version = flowVersionOf(chart({}));

describe('[STUDIO-3, QA-3] the version of a flow', () => {
  it('stays the same when only a description changes, or when ports and guards are provided differently', () => {
    expect(version).toMatch(/^[0-9a-f]{8}$/);
    expect(flowVersionOf(chart({ doc: 'Waits for somebody.' }))).toBe(version);
    expect(flowVersionOf(chart({}).provide({ guards: { isHot: () => true } }))).toBe(version);
  });

  it.each<Chart>([
    { event: 'touched' },
    { target: 'cold' },
    { tag: 'loading' },
    { src: 'warm' },
    { guard: 'isWarm' },
    { action: 'forget' },
    { delay: 2_000 },
    { more: { broken: {} } },
  ])('changes with %j', (parts) => {
    expect(flowVersionOf(chart(parts))).not.toBe(version);
  });

  it('changes with a delay that is provided', () => {
    expect(flowVersionOf(chart({}).provide({ delays: { requestTimeout: 1_001 } }))).not.toBe(version);
  });

  it('differs between flows', async () => {
    const flows = await Promise.all(Object.values(playableFlows).map((load) => load()));
    expect(new Set(flows.map(({ machine }) => flowVersionOf(machine))).size).toBe(flows.length);
  });
});
