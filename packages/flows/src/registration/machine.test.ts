import { proveFlow } from '../../test/proveFlow.ts';
import { registrationCases } from './cases.ts';
import { registrationMachine } from './machine.ts';
import { registrationSpec } from './spec.ts';

proveFlow({ machine: registrationMachine, spec: registrationSpec, cases: registrationCases });
