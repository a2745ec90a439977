import { proveFlow } from '../../test/proveFlow.ts';
import { resetPasswordCases } from './cases.ts';
import { resetPasswordMachine } from './machine.ts';
import { resetPasswordSpec } from './spec.ts';

proveFlow({ machine: resetPasswordMachine, spec: resetPasswordSpec, cases: resetPasswordCases });
