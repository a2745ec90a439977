import { ChartCandlestick } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ChartIcon = /* @__PURE__ */ createIcon(ChartCandlestick);
