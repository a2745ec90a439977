import { proveFlow } from '../../test/proveFlow.ts';
import { forgotPasswordCases } from './cases.ts';
import { forgotPasswordMachine } from './machine.ts';
import { forgotPasswordSpec } from './spec.ts';

proveFlow({ machine: forgotPasswordMachine, spec: forgotPasswordSpec, cases: forgotPasswordCases });
