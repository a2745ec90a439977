import { Info } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const InfoIcon = /* @__PURE__ */ createIcon(Info);
