// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { routes } from '@keel/flows';
import { LoadingScreen } from '@keel/ui';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Guard } from './Guard.tsx';
import { Logout } from './Logout.tsx';
import { WaysIn } from './WaysIn.tsx';

const MemberLayout = lazy(async () => ({ default: (await import('./MemberLayout.tsx')).MemberLayout }));
const LoginScreen = lazy(async () => ({ default: (await import('../features/auth/LoginScreen.tsx')).LoginScreen }));
const SignupScreen = lazy(async () => ({ default: (await import('../features/auth/SignupScreen.tsx')).SignupScreen }));
const VerificationScreen = lazy(async () => ({
  default: (await import('../features/auth/VerificationScreen.tsx')).VerificationScreen,
}));
const PushScreen = lazy(async () => ({ default: (await import('../features/push/PushScreen.tsx')).PushScreen }));

/** What shows at each address (ROUTE-1 to ROUTE-5); the pages inside the shell stand in memberPages.tsx. */
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
          {/* Its pages are listed in its own file, which who is not signed in need not load. */}
          <Route path="*" element={<MemberLayout />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
