import { proveFlow } from '../../test/proveFlow.ts';
import { depositCases } from './cases.ts';
import { depositMachine } from './machine.ts';
import { depositSpec } from './spec.ts';

proveFlow({ machine: depositMachine, spec: depositSpec, cases: depositCases });
