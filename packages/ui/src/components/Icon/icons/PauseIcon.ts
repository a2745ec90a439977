import { Pause } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
