import { Image } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ImageIcon = /* @__PURE__ */ createIcon(Image);
