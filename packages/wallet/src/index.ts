export {
  type Asset,
  CHAINS,
  type Chain,
  type ChainId,
  DEFAULT_NETWORK,
  type Network,
  type NetworkKind,
  networkOf,
} from './chains.ts';
