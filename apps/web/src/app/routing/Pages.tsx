import { routeAccess, routes } from '@keel/flows';
import { LoadingScreen } from '@keel/ui';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Logout } from '../session/Logout.tsx';
import { EntryRoutes } from './EntryRoutes.tsx';
import { entryFiles } from './entryFiles.ts';
import { Guard } from './Guard.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { type PageOf, pageOf } from './pageOf.tsx';
import { usePreload } from './usePreload.ts';

const MemberLayout = pageOf(async () => (await import('../layout/MemberLayout.tsx')).MemberLayout);
const LoginScreen = pageOf(entryFiles['/login']);
const SignupScreen = pageOf(entryFiles['/signup']);
const VerificationScreen = pageOf(entryFiles['/verification']);
const ForgotPasswordScreen = pageOf(entryFiles['/forgot-password']);
const ResetPasswordScreen = pageOf(entryFiles['/reset-password']);
const FreezeAccountScreen = pageOf(entryFiles['/freeze-account']);
const ConfirmEmailScreen = pageOf(entryFiles['/confirm-email']);
const UndoEmailScreen = pageOf(entryFiles['/undo-email']);
const AccountClosedScreen = pageOf(entryFiles['/account-closed']);
const PushScreen = pageOf(entryFiles['/notification']);

/** The pages outside of the shell, by path. */
const entryPages = new Map<string, PageOf>([
  [routes.root, LoginScreen],
  [routes.login, LoginScreen],
  [routes.signup, SignupScreen],
  [routes.verification, VerificationScreen],
  [routes.forgotPassword, ForgotPasswordScreen],
  [routes.resetPassword, ResetPasswordScreen],
  [routes.freezeAccount, FreezeAccountScreen],
  [routes.confirmEmail, ConfirmEmailScreen],
  [routes.undoEmail, UndoEmailScreen],
  [routes.accountClosed, AccountClosedScreen],
  [routes.notification, PushScreen],
]);

/** What shows at each address (ROUTE-1 to ROUTE-5); the pages inside the shell stand in memberPages.tsx. */
export function Pages() {
  usePreload(entryPages);
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

/**
 * Loads the file of the page that is opened first, before anything is rendered: a page whose file has arrived is shown
 * without a loading screen (SPEED-2). A failure is shown when the page is opened.
 *
 * @param hasSession whether the browser has stored one, which will lead from an entry page to the dashboard (ROUTE-7)
 */
export async function preloadFirstPage(path: string, hasSession: boolean): Promise<void> {
  const access = routeAccess(path);
  if (!hasSession || access === 'open') {
    entryPages.get(path)?.preload();
    return;
  }
  if (access === 'exit') return;
  MemberLayout.preload();
  const { memberScreens } = await import('../layout/MemberLayout.tsx');
  memberScreens.get(access === 'guest' ? routes.invest : path)?.preload();
}

function withBoundary(key: string, page: ReactNode) {
  return (
    <PageBoundary key={key} fallback={<LoadingScreen />}>
      {page}
    </PageBoundary>
  );
}
