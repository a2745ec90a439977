import { proveFlow } from '../../test/proveFlow.ts';
import { sessionCases } from './cases.ts';
import { sessionMachine } from './machine.ts';
import { sessionSpec } from './spec.ts';

proveFlow({ machine: sessionMachine, spec: sessionSpec, cases: sessionCases });
