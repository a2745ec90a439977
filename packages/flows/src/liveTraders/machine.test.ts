import { proveFlow } from '../../test/proveFlow.ts';
import { liveTradersCases } from './cases.ts';
import { liveTradersMachine } from './machine.ts';
import { liveTradersSpec } from './spec.ts';

proveFlow({ machine: liveTradersMachine, spec: liveTradersSpec, cases: liveTradersCases });
