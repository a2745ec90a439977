import { Banner } from '@keel/ui';
import { useSite } from './site.ts';
import { useSay } from './wordsHook.ts';

/** The operator's word on risk, on plans, deposit and buy pages (HONEST-4); nothing until the server has said it. */
export function RiskNotice() {
  const { riskNotice } = useSite();
  const say = useSay();
  return riskNotice === undefined || riskNotice === null || riskNotice === '' ? null : (
    <Banner>{say(riskNotice)}</Banner>
  );
}
