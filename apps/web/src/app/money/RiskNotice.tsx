import { Banner } from '@keel/ui';
import { useRiskNotice } from '../services/site.ts';

/** The operator's risk notice on the plans, deposit and buy pages (HONEST-4); nothing until it has loaded. */
export function RiskNotice() {
  const riskNotice = useRiskNotice();
  return riskNotice !== null && <Banner>{riskNotice}</Banner>;
}
