import { Settings } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
