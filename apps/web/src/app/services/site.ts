import { type Brand, DEFAULT_BRAND } from '@keel/ui';
import { useSelector } from '@xstate/react';
import type { Options, Site } from '../../api/options.ts';
import { useWords } from '../i18n/frameWords.ts';
import { useServices } from './services.ts';

/** The lists and limits of the forms; null until they are loaded. */
export function useOptions(): Options | null {
  const { options } = useServices();
  return useSelector(options, ({ context }) => context.data);
}

/**
 * The notice on risk (HONEST-4): the operator's own words, or the product's in the reader's language; null until the server
 * has said which.
 */
export function useRiskNotice(): string | null {
  const { riskNotice, riskNoticeIsStandard = false } = useSite();
  const words = useWords();
  if (riskNotice === undefined || riskNotice === '') return null;
  return riskNoticeIsStandard ? words.riskNotice : riskNotice;
}

/** Who runs this portal and how; the brand's names alone until the server has said more. */
export function useSite(): Pick<Site, 'name' | 'shortName'> & Partial<Site> {
  return useOptions()?.site ?? { name: DEFAULT_BRAND.name, shortName: DEFAULT_BRAND.shortName };
}

/** How far the time of a demo was put forward, in ms, for what ends by a time of the server (DEMO-2); 0 in live mode. */
export function useServerAhead(): number {
  return (useSite().demo?.aheadSeconds ?? 0) * 1000;
}

/** The site's mark with its name as the operator set it: the one source of the name for every screen. */
export function useBrand(): Brand {
  const { name, shortName } = useSite();
  return { ...DEFAULT_BRAND, name, shortName };
}
