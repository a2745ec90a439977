import { SiteFooter } from '@keel/ui';
import { useSite } from './site.ts';
import { useWords } from './words.ts';
import { useSay } from './wordsHook.ts';

/** Who runs the portal, the risk notice, and that nobody asks for the recovery phrase (HONEST-1, HONEST-4, HONEST-5). */
export function SiteFooterLine() {
  const words = useWords();
  const say = useSay();
  const { mode, name, operator, riskNotice } = useSite();
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
      riskNotice={riskNotice == null ? null : say(riskNotice)}
    />
  );
}
