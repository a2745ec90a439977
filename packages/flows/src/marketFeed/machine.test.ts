import { proveFlow } from '../../test/proveFlow.ts';
import { marketFeedCases } from './cases.ts';
import { marketFeedMachine } from './machine.ts';
import { marketFeedSpec } from './spec.ts';

proveFlow({ machine: marketFeedMachine, spec: marketFeedSpec, cases: marketFeedCases });
