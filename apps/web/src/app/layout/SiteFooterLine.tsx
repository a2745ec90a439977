import { SiteFooter } from '@keel/ui';
import { useWords } from '../i18n/frameWords.ts';
import { useRiskNotice, useSite } from '../services/site.ts';

/** Who runs the portal, and the risk notice (HONEST-1, HONEST-4). */
export function SiteFooterLine() {
  const words = useWords();
  const { mode, name, operator } = useSite();
  const riskNotice = useRiskNotice();
  const particulars = [operator?.name, operator?.address, operator?.registration].filter(Boolean);
  return (
    <SiteFooter
      operator={
        particulars.length > 0
          ? words.operatedBy(particulars.join(' · '))
          : mode === 'demo'
            ? words.operatorMissing
            : name
      }
      riskNotice={riskNotice}
    />
  );
}
