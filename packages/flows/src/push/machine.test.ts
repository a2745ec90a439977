import { proveFlow } from '../../test/proveFlow.ts';
import { pushCases } from './cases.ts';
import { pushMachine } from './machine.ts';
import { pushSpec } from './spec.ts';

proveFlow({ machine: pushMachine, spec: pushSpec, cases: pushCases });
