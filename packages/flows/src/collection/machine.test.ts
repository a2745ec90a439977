import { proveFlow } from '../../test/proveFlow.ts';
import { collectionCases } from './cases.ts';
import { collectionMachine } from './machine.ts';
import { collectionSpec } from './spec.ts';

proveFlow({ machine: collectionMachine, spec: collectionSpec, cases: collectionCases });
