import { ProfileCardSkeleton } from '@keel/ui';
import { lazy, Suspense } from 'react';

const ProfileScreen = lazy(async () => ({
  default: (await import('../../features/profile/ProfileScreen.tsx')).ProfileScreen,
}));

/** The profile, with a skeleton of eight cards while it loads (CARD-5). */
export function ProfilePage() {
  return (
    <Suspense fallback={<ProfileCardSkeleton />}>
      <ProfileScreen />
    </Suspense>
  );
}
