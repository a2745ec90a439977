import { TriangleAlert } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
