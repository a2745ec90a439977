import { RefreshCw } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const RefreshIcon = /* @__PURE__ */ createIcon(RefreshCw);
