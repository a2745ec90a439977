import { Lock } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const LockIcon = /* @__PURE__ */ createIcon(Lock);
