import { routes } from '@keel/flows';
import { LoadingScreen } from '@keel/ui';
import { type ReactNode, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { Logout } from '../session/Logout.tsx';
import { EntryRoutes } from './EntryRoutes.tsx';
import { Guard } from './Guard.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { type PageOf, pageOf } from './pageOf.tsx';
import { usePreload } from './usePreload.ts';

const MemberLayout = pageOf(async () => (await import('../layout/MemberLayout.tsx')).MemberLayout);
const LoginScreen = pageOf(async () => (await import('../../features/auth/LoginScreen.tsx')).LoginScreen);
const SignupScreen = pageOf(async () => (await import('../../features/auth/SignupScreen.tsx')).SignupScreen);
const VerificationScreen = pageOf(
  async () => (await import('../../features/auth/VerificationScreen.tsx')).VerificationScreen,
);
const ForgotPasswordScreen = pageOf(
  async () => (await import('../../features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
);
const ResetPasswordScreen = pageOf(
  async () => (await import('../../features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
);
const FreezeAccountScreen = pageOf(
  async () => (await import('../../features/auth/FreezeAccountScreen.tsx')).FreezeAccountScreen,
);
const ConfirmEmailScreen = pageOf(
  async () => (await import('../../features/auth/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
);
const UndoEmailScreen = pageOf(async () => (await import('../../features/auth/UndoEmailScreen.tsx')).UndoEmailScreen);
const AccountClosedScreen = pageOf(
  async () => (await import('../../features/auth/AccountClosedScreen.tsx')).AccountClosedScreen,
);
const PushScreen = pageOf(async () => (await import('../../features/push/PushScreen.tsx')).PushScreen);

const entryPages = new Map<string, PageOf>([
  [routes.root, LoginScreen],
  [routes.login, LoginScreen],
  [routes.signup, SignupScreen],
  [routes.forgotPassword, ForgotPasswordScreen],
]);

/** What shows at each address (ROUTE-1 to ROUTE-5); the pages inside the shell stand in memberPages.tsx. */
export function Pages() {
  usePreload(entryPages);
  const { pathname } = useLocation();
  const { store } = useServices();
  const hasSession = store.get('token') !== null;
  useEffect(() => {
    if (hasSession) void preloadMember(pathname);
    // oxlint-disable-next-line react/exhaustive-deps -- only the address that was opened first; links preload their pages themselves
  }, []);
  return (
    <Routes>
      {/* Outside the guard, which remounts its pages when a session is restored: the token of the link would be lost. */}
      <Route path={routes.resetPassword} element={withBoundary('resetPassword', <ResetPasswordScreen />)} />
      <Route path={routes.freezeAccount} element={withBoundary('freezeAccount', <FreezeAccountScreen />)} />
      <Route path={routes.confirmEmail} element={withBoundary('confirmEmail', <ConfirmEmailScreen />)} />
      <Route path={routes.undoEmail} element={withBoundary('undoEmail', <UndoEmailScreen />)} />
      {/* Outside the guard too: the page ends the session and stays. */}
      <Route path={routes.accountClosed} element={withBoundary('accountClosed', <AccountClosedScreen />)} />
      <Route element={<Guard />}>
        <Route element={<EntryRoutes />}>
          <Route path={routes.root} element={withBoundary('login', <LoginScreen />)} />
          <Route path={routes.login} element={withBoundary('login', <LoginScreen />)} />
          <Route path={routes.signup} element={withBoundary('signup', <SignupScreen />)} />
          <Route path={routes.verification} element={withBoundary('verification', <VerificationScreen />)} />
          <Route path={routes.forgotPassword} element={withBoundary('forgotPassword', <ForgotPasswordScreen />)} />
        </Route>
        <Route path={routes.notification} element={withBoundary('push', <PushScreen />)} />
        <Route path={routes.logout} element={<Logout />} />
        {/* Its pages are listed in a file of their own, which loads only for people who are signed in. */}
        <Route path="*" element={withBoundary('member', <MemberLayout />)} />
      </Route>
    </Routes>
  );
}

/** Preloads the page while the session is restored (ROUTE-7). A failure is shown when the page is opened. */
async function preloadMember(path: string): Promise<void> {
  MemberLayout.preload();
  const { memberPages } = await import('./memberPages.tsx');
  const landing = entryPages.has(path) ? routes.invest : path;
  memberPages.find((page) => page.path === landing)?.Screen.preload();
}

function withBoundary(key: string, page: ReactNode) {
  return (
    <PageBoundary key={key} fallback={<LoadingScreen />}>
      {page}
    </PageBoundary>
  );
}
