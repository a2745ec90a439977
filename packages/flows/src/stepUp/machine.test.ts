import { proveFlow } from '../../test/proveFlow.ts';
import { stepUpCases } from './cases.ts';
import { stepUpMachine } from './machine.ts';
import { stepUpSpec } from './spec.ts';

proveFlow({ machine: stepUpMachine, spec: stepUpSpec, cases: stepUpCases });
