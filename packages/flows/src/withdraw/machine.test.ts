import { proveFlow } from '../../test/proveFlow.ts';
import { withdrawCases } from './cases.ts';
import { withdrawMachine } from './machine.ts';
import { withdrawSpec } from './spec.ts';

proveFlow({ machine: withdrawMachine, spec: withdrawSpec, cases: withdrawCases });
