import { proveFlow } from '../../test/proveFlow.ts';
import { importWalletCases } from './cases.ts';
import { importWalletMachine } from './machine.ts';
import { importWalletSpec } from './spec.ts';

proveFlow({ machine: importWalletMachine, spec: importWalletSpec, cases: importWalletCases });
