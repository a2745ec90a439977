import { DEFAULT_BRAND } from '@keel/ui';
import { useSelector } from '@xstate/react';
import type { Options, Site } from '../api/options.ts';
import { useServices } from './services.ts';

/** The lists and limits of the forms; null until they are loaded. */
export function useOptions(): Options | null {
  const { options } = useServices();
  return useSelector(options, ({ context }) => context.data);
}

/** Who runs this portal and how; the brand's names alone until the server has said more. */
export function useSite(): Pick<Site, 'name' | 'shortName'> & Partial<Site> {
  return useOptions()?.site ?? { name: DEFAULT_BRAND.name, shortName: DEFAULT_BRAND.shortName };
}
