// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { SiteFooter } from '@keel/ui';
import { useWords } from './frameWords.ts';
import { useSite } from './site.ts';
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
