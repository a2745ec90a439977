import { Copy } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
