import { proveFlow } from '../../test/proveFlow.ts';
import { backUpWalletCases } from './cases.ts';
import { backUpWalletMachine } from './machine.ts';
import { backUpWalletSpec } from './spec.ts';

proveFlow({ machine: backUpWalletMachine, spec: backUpWalletSpec, cases: backUpWalletCases });
