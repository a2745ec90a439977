import { QrCode } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const QrCodeIcon = /* @__PURE__ */ createIcon(QrCode);
