import type { RoutePath } from '@keel/flows';
import type { PageComponent } from './pageOf.tsx';

const loadLogin = async () => (await import('../../features/auth/LoginScreen.tsx')).LoginScreen;

/**
 * The files of the pages outside of the shell, by path. `preloadPage.ts` starts to load one before the app runs, so
 * nothing else may be imported here.
 */
export const entryFiles = {
  '/': loadLogin,
  '/login': loadLogin,
  '/signup': async () => (await import('../../features/auth/SignupScreen.tsx')).SignupScreen,
  '/verification': async () => (await import('../../features/auth/VerificationScreen.tsx')).VerificationScreen,
  '/forgot-password': async () => (await import('../../features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  '/reset-password': async () => (await import('../../features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  '/freeze-account': async () => (await import('../../features/auth/FreezeAccountScreen.tsx')).FreezeAccountScreen,
  '/confirm-email': async () => (await import('../../features/auth/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
  '/undo-email': async () => (await import('../../features/auth/UndoEmailScreen.tsx')).UndoEmailScreen,
  '/account-closed': async () => (await import('../../features/auth/AccountClosedScreen.tsx')).AccountClosedScreen,
  '/notification': async () => (await import('../../features/push/PushScreen.tsx')).PushScreen,
} as const satisfies Partial<Record<RoutePath, () => Promise<PageComponent>>>;
