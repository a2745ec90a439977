import { proveFlow } from '../../test/proveFlow.ts';
import { closeAccountCases } from './cases.ts';
import { closeAccountMachine } from './machine.ts';
import { closeAccountSpec } from './spec.ts';

proveFlow({ machine: closeAccountMachine, spec: closeAccountSpec, cases: closeAccountCases });
