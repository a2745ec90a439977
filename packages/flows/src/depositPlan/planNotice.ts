import type { DepositHandler, PlanStatus } from '../types.ts';
import { depositPlanMessages } from './messages.ts';

export interface PlanNotice {
  readonly kind: Exclude<PlanStatus, 'active'>;
  readonly text: string;
}

/** DASH-7: the notice of a deposit plan; null while it is active. A plan whose paused flag is set is paused. */
export function planNotice({ status, paused }: Pick<DepositHandler, 'status' | 'paused'>): PlanNotice | null {
  const kind = status === 'active' && paused ? 'paused' : status;
  return kind === 'active' ? null : { kind, text: depositPlanMessages[kind] };
}
