import { type Brand, DEFAULT_BRAND } from '@keel/ui';
import { useQuery } from '@tanstack/react-query';
import type { Options, Site } from '../../api/options.ts';
import { useWords } from '../i18n/frameWords.ts';
import { optionsQuery } from './options.ts';
import { useServices } from './services.ts';

/** The lists and limits of the forms; null until they are loaded. */
export function useOptions(): Options | null {
  const { api, queryClient } = useServices();
  return useQuery(optionsQuery(api), queryClient).data?.body ?? null;
}

/**
 * The risk notice (HONEST-4): the operator's own text, or the standard one in the reader's language; null until it has
 * loaded.
 */
export function useRiskNotice(): string | null {
  const { riskNotice, riskNoticeIsStandard = false } = useSite();
  const words = useWords();
  if (riskNotice === undefined || riskNotice === '') return null;
  return riskNoticeIsStandard ? words.riskNotice : riskNotice;
}

/** The settings of this portal; only the brand's names until they have loaded. */
export function useSite(): Pick<Site, 'name' | 'shortName'> & Partial<Site> {
  return useOptions()?.site ?? { name: DEFAULT_BRAND.name, shortName: DEFAULT_BRAND.shortName };
}

/** How far the demo's clock is ahead of real time, in ms, for expiry times set by the server (DEMO-2); 0 in live mode. */
export function useServerClockOffset(): number {
  return (useSite().demo?.aheadSeconds ?? 0) * 1000;
}

/** The site's mark with its name as the operator set it: the one source of the name for every screen. */
export function useBrand(): Brand {
  const { name, shortName } = useSite();
  return { ...DEFAULT_BRAND, name, shortName };
}
