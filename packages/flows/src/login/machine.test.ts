import { proveFlow } from '../../test/proveFlow.ts';
import { loginCases } from './cases.ts';
import { loginMachine } from './machine.ts';
import { loginSpec } from './spec.ts';

proveFlow({ machine: loginMachine, spec: loginSpec, cases: loginCases });
