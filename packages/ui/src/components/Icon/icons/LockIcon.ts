import { Lock } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const LockIcon = /* @__PURE__ */ createIcon(Lock);
