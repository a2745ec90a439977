import { RefreshCw } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const RefreshIcon = /* @__PURE__ */ createIcon(RefreshCw);
