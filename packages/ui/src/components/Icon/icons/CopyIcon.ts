import { Copy } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
