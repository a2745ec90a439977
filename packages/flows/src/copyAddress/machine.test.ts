import { proveFlow } from '../../test/proveFlow.ts';
import { copyAddressCases } from './cases.ts';
import { copyAddressMachine } from './machine.ts';
import { copyAddressSpec } from './spec.ts';

proveFlow({ machine: copyAddressMachine, spec: copyAddressSpec, cases: copyAddressCases });
