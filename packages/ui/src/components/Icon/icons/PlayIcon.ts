import { Play } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const PlayIcon = /* @__PURE__ */ createIcon(Play, { isDirectional: true });
