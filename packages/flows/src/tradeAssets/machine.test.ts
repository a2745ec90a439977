import { proveFlow } from '../../test/proveFlow.ts';
import { tradeAssetsCases } from './cases.ts';
import { tradeAssetsMachine } from './machine.ts';
import { tradeAssetsSpec } from './spec.ts';

proveFlow({ machine: tradeAssetsMachine, spec: tradeAssetsSpec, cases: tradeAssetsCases });
