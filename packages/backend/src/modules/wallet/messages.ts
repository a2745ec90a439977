import type { Refusal } from '../../contract/contract.ts';
import { messageOf } from '../../words/sentences.ts';

/** The operator has configured no node for a network, or no desk that trades the asset. */
export const networkNotConfigured = {
  status: 409,
  code: 'network_not_configured',
  ...messageOf('network_not_configured'),
} as const satisfies Refusal;

/** The node or its connection failed: the outcome of the request is unknown. */
export const networkUnreachable = {
  status: 502,
  code: 'network_unreachable',
  ...messageOf('network_unreachable'),
} as const satisfies Refusal;
