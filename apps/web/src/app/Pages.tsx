import { routes } from '@keel/flows';
import { LoadingScreen } from '@keel/ui';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Guard } from './Guard.tsx';
import { Logout } from './Logout.tsx';
import { memberPages } from './memberPages.tsx';
import { WaysIn } from './WaysIn.tsx';

const MemberLayout = lazy(async () => ({ default: (await import('./MemberLayout.tsx')).MemberLayout }));
const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));
const LoginScreen = lazy(async () => ({ default: (await import('../features/auth/LoginScreen.tsx')).LoginScreen }));
const SignupScreen = lazy(async () => ({ default: (await import('../features/auth/SignupScreen.tsx')).SignupScreen }));
const VerificationScreen = lazy(async () => ({
  default: (await import('../features/auth/VerificationScreen.tsx')).VerificationScreen,
}));
const PushScreen = lazy(async () => ({ default: (await import('../features/push/PushScreen.tsx')).PushScreen }));

/** The one route table: what shows at each address (ROUTE-1 to ROUTE-5). */
export function Pages() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<Guard />}>
          <Route element={<WaysIn />}>
            <Route path={routes.root} element={<LoginScreen />} />
            <Route path={routes.login} element={<LoginScreen />} />
            <Route path={routes.signup} element={<SignupScreen />} />
            <Route path={routes.verification} element={<VerificationScreen />} />
          </Route>
          <Route path={routes.notification} element={<PushScreen />} />
          <Route path={routes.logout} element={<Logout />} />
          <Route element={<MemberLayout />}>
            {memberPages.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
