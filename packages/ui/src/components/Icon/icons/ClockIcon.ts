import { Clock } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
