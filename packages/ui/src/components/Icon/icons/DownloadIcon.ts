import { Download } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
