import { Image } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ImageIcon = /* @__PURE__ */ createIcon(Image);
