import { proveFlow } from '../../test/proveFlow.ts';
import { requestTradeCases } from './cases.ts';
import { requestTradeMachine } from './machine.ts';
import { requestTradeSpec } from './spec.ts';

proveFlow({ machine: requestTradeMachine, spec: requestTradeSpec, cases: requestTradeCases });
