import { Download } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
