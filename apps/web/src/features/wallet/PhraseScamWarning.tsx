import { phraseScamWarning } from '@keel/flows';
import { Banner, ShieldCheckIcon } from '@keel/ui';
import { useSay } from '../../app/i18n/createWordsHook.ts';

/** The notice on every page of the wallet that nobody asks for the phrase (HONEST-5). */
export function PhraseScamWarning() {
  const say = useSay();
  return <Banner icon={<ShieldCheckIcon />}>{say(phraseScamWarning)}</Banner>;
}
