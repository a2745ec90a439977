import { proveFlow } from '../../test/proveFlow.ts';
import { sendAssetsCases } from './cases.ts';
import { sendAssetsMachine } from './machine.ts';
import { sendAssetsSpec } from './spec.ts';

proveFlow({ machine: sendAssetsMachine, spec: sendAssetsSpec, cases: sendAssetsCases });
