import { proveFlow } from '../../test/proveFlow.ts';
import { cancelWithdrawCases } from './cases.ts';
import { cancelWithdrawMachine } from './machine.ts';
import { cancelWithdrawSpec } from './spec.ts';

proveFlow({ machine: cancelWithdrawMachine, spec: cancelWithdrawSpec, cases: cancelWithdrawCases });
