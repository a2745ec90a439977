import { proveFlow } from '../../test/proveFlow.ts';
import { freezeAccountCases } from './cases.ts';
import { freezeAccountMachine } from './machine.ts';
import { freezeAccountSpec } from './spec.ts';

proveFlow({ machine: freezeAccountMachine, spec: freezeAccountSpec, cases: freezeAccountCases });
