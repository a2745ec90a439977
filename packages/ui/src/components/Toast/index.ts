export { ToastRegion, type ToastRegionProps } from './Toast.tsx';
export { createToasts, type ToastContent, type Toasts } from './toasts.ts';
