import type { Refusal } from '../../contract/contract.ts';
import { says } from '../../words/sentences.ts';

/** The operator has set up no node, or no desk, for a network. */
export const networkNotConfigured = {
  status: 409,
  code: 'network_not_configured',
  ...says('network_not_configured'),
} as const satisfies Refusal;
