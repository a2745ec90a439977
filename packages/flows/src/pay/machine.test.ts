import { proveFlow } from '../../test/proveFlow.ts';
import { payCases } from './cases.ts';
import { payMachine } from './machine.ts';
import { paySpec } from './spec.ts';

proveFlow({ machine: payMachine, spec: paySpec, cases: payCases });
