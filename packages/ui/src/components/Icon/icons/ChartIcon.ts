import { ChartCandlestick } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ChartIcon = /* @__PURE__ */ createIcon(ChartCandlestick);
