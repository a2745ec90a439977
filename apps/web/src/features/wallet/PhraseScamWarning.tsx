import { neverAsked } from '@keel/flows';
import { Banner, ShieldCheckIcon } from '@keel/ui';

/** The standing line of every page of the wallet (HONEST-5). */
export function PhraseScamWarning() {
  return <Banner icon={<ShieldCheckIcon />}>{neverAsked}</Banner>;
}
