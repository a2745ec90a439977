import { proveFlow } from '../../test/proveFlow.ts';
import { resendCodeCases } from './cases.ts';
import { resendCodeMachine } from './machine.ts';
import { resendCodeSpec } from './spec.ts';

proveFlow({ machine: resendCodeMachine, spec: resendCodeSpec, cases: resendCodeCases });
