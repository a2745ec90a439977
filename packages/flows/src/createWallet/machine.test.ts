import { expect, it } from 'vitest';
import { type AnyStateNode, createActor } from 'xstate';
import { proveFlow } from '../../test/proveFlow.ts';
import { implementPort } from '../port.ts';
import { implementKeyring, OpenKeys } from '../vault/keys.ts';
import { createWalletCases } from './cases.ts';
import { createWalletMachine } from './machine.ts';
import { createWalletSpec } from './spec.ts';
import type { GeneratePhraseAnswer, GeneratePhraseCall } from './types.ts';

proveFlow({ machine: createWalletMachine, spec: createWalletSpec, cases: createWalletCases });

it.each(['cancelled', 'stopped'])('[WALLET-3] words are wiped when the flow is %s', async (how) => {
  const words = new Uint8Array([1, 2, 3]);
  const draft = new OpenKeys(words, (bytes) => bytes.fill(0));
  const generatePhrase = implementPort<GeneratePhraseCall, GeneratePhraseAnswer>(() =>
    Promise.resolve({ draft, positions: [1] }),
  );
  const machine = createWalletMachine.provide({
    actors: { generatePhrase, keyring: implementKeyring(() => () => {}) },
  });
  const flow = createActor(machine, { input: { userId: 'ada' } });
  flow.start();
  await expect.poll(() => flow.getSnapshot().value).toEqual({ drafted: 'hidden' });
  expect([...words]).toEqual([1, 2, 3]);
  if (how === 'cancelled') flow.send({ type: 'cancelled' });
  else flow.stop();
  expect([...words]).toEqual([0, 0, 0]);
});

it('[WALLET-1] a wallet is sealed only after the right words were picked: no path skips the confirmation', () => {
  expect(waysTo('done')).toEqual(new Set(['sealing if isSaved']));
  expect(waysTo('sealing')).toEqual(new Set(['choosingPasscode']));
  expect(waysTo('choosingPasscode')).toEqual(new Set(['checking if isRightPick', 'sealing']));
  const first = createWalletMachine.root.states['drafted']?.initial.target?.map(({ key }) => key);
  expect(first).toEqual(['hidden']);
});

/** Every transition to a state, with its source and guard. */
function waysTo(key: string): ReadonlySet<string> {
  const pathsTo = nodesOf(createWalletMachine.root)
    .flatMap((node) => [...node.transitions.values()].flat())
    .filter(({ target }) => target?.some((node) => node.key === key) === true);
  return new Set(
    pathsTo.map(({ source, guard }) =>
      typeof guard === 'object' && 'type' in guard ? `${source.key} if ${guard.type}` : source.key,
    ),
  );
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))];
}
