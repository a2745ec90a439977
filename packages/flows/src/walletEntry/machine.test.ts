import { proveFlow } from '../../test/proveFlow.ts';
import { walletEntryCases } from './cases.ts';
import { walletEntryMachine } from './machine.ts';
import { walletEntrySpec } from './spec.ts';

proveFlow({ machine: walletEntryMachine, spec: walletEntrySpec, cases: walletEntryCases });
