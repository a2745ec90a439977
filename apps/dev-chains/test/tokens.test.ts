import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { bytecodeOf, compilerInput, TOKENS } from '../src/compile.ts';

const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string };

interface Output {
  readonly errors?: readonly { readonly formattedMessage: string }[];
  readonly contracts: Record<
    string,
    Record<string, { readonly evm: { readonly bytecode: { readonly object: string } } }>
  >;
}

it.each(TOKENS)('[WALLET-4] the checked-in bytecode of %s is what its source compiles to', (name) => {
  const { errors = [], contracts } = JSON.parse(solc.compile(compilerInput(name))) as Output;
  expect(errors).toEqual([]);
  expect(bytecodeOf(name)).toBe(contracts[name]?.[name]?.evm.bytecode.object);
});
