import { phraseScamWarning } from '@keel/flows';
import { Banner, ShieldCheckIcon } from '@keel/ui';

/** The notice on every page of the wallet that nobody asks for the phrase (HONEST-5). */
export function PhraseScamWarning() {
  return <Banner icon={<ShieldCheckIcon />}>{phraseScamWarning}</Banner>;
}
