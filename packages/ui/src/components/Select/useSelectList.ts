import { type Later, useLater } from '../../useLater.ts';
import type { SelectList } from './SelectList.tsx';

const list: Later<typeof SelectList> = {
  load: async () => (await import('./SelectList.tsx')).SelectList,
  loaded: null,
};

/** What a Select shows when it is open. */
export const useSelectList = (isOpen: boolean) => useLater(list, isOpen);
