import { proveFlow } from '../../test/proveFlow.ts';
import { verifyEmailCases } from './cases.ts';
import { verifyEmailMachine } from './machine.ts';
import { verifyEmailSpec } from './spec.ts';

proveFlow({ machine: verifyEmailMachine, spec: verifyEmailSpec, cases: verifyEmailCases });
