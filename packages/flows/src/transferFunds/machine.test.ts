import { proveFlow } from '../../test/proveFlow.ts';
import { transferFundsCases } from './cases.ts';
import { transferFundsMachine } from './machine.ts';
import { transferFundsSpec } from './spec.ts';

proveFlow({ machine: transferFundsMachine, spec: transferFundsSpec, cases: transferFundsCases });
