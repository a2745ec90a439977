import { Play } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const PlayIcon = /* @__PURE__ */ createIcon(Play, { isDirectional: true });
