import { Pause } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
