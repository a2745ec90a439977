import { Settings } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
