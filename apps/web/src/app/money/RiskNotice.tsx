import { Banner } from '@keel/ui';
import { useRiskNotice } from '../services/site.ts';

/** The operator's word on risk, on plans, deposit and buy pages (HONEST-4); nothing until the server has said it. */
export function RiskNotice() {
  const riskNotice = useRiskNotice();
  return riskNotice !== null && <Banner>{riskNotice}</Banner>;
}
