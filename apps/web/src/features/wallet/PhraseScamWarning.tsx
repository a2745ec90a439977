import { phraseScamWarning } from '@keel/flows';
import { Banner, ShieldCheckIcon } from '@keel/ui';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';

/** The notice on every page of the wallet that nobody asks for the phrase (HONEST-5). */
export function PhraseScamWarning() {
  const translate = useTranslate();
  return <Banner icon={<ShieldCheckIcon />}>{translate(phraseScamWarning)}</Banner>;
}
