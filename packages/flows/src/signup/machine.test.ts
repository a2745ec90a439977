import { proveFlow } from '../../test/proveFlow.ts';
import { signupCases } from './cases.ts';
import { signupMachine } from './machine.ts';
import { signupSpec } from './spec.ts';

proveFlow({ machine: signupMachine, spec: signupSpec, cases: signupCases });
