import { QrCode } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const QrCodeIcon = /* @__PURE__ */ createIcon(QrCode);
