import type { Refusal } from '../../http/contract.ts';

/** The operator has set up no node, or no desk, for a network. */
export const networkNotConfigured = {
  status: 409,
  code: 'network_not_configured',
  message: 'No network configured',
} as const satisfies Refusal;
