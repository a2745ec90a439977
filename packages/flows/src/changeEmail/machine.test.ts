import { proveFlow } from '../../test/proveFlow.ts';
import { changeEmailCases } from './cases.ts';
import { changeEmailMachine } from './machine.ts';
import { changeEmailSpec } from './spec.ts';

proveFlow({ machine: changeEmailMachine, spec: changeEmailSpec, cases: changeEmailCases });
