import { type Later, useLater } from '../../useLater.ts';
import type { OpenLayer } from './OpenLayer.tsx';

export const openLayer: Later<typeof OpenLayer> = {
  load: async () => (await import('./OpenLayer.tsx')).OpenLayer,
  loaded: null,
};

/** What a ModalLayer shows while it is open: what keeps the focus in and hides the page is for no first paint. */
export const useOpenLayer = (isOpen: boolean) => useLater(openLayer, isOpen);
