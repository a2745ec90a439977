import { routes } from '@keel/flows';
import { LogOutIcon, Sidebar, UserCard } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useWords } from '../i18n/words.ts';
import { lazyOptional } from '../lazy/lazyOptional.ts';
import { SearchButton } from '../palette/SearchButton.tsx';
import { useServices } from '../services/services.ts';
import { useBrand } from '../services/site.ts';
import { useNavGroups } from './useNavGroups.tsx';

/** Not needed for the first frame. */
const PlanName = lazyOptional(async () => (await import('./PlanName.tsx')).PlanName);

interface SideLinksProps {
  /** Below 1024 px, where the list is the one of SIDE-1. @default false: the fixed one of SIDE-2 */
  readonly isDrawer?: boolean;
}

/** Links to all pages, those of the wallet while one of them is open, and the person signed in (SIDE-1 to SIDE-3). */
export function SideLinks({ isDrawer = false }: SideLinksProps) {
  const { session } = useServices();
  const { nav } = useWords();
  const brand = useBrand();
  const user = useSelector(session, ({ context }) => context.user);
  const groups = useNavGroups({ isDrawer });
  const logOut = isDrawer ? nav.drawer.logOut : nav.logOut;

  return (
    <Sidebar
      brand={brand}
      user={
        user && (
          <UserCard
            firstName={user.firstName}
            lastName={user.lastName}
            photoUrl={user.profilePhotoUrl}
            detail={
              <Suspense fallback={null}>
                <PlanName />
              </Suspense>
            }
            href={routes.profile}
          />
        )
      }
      search={isDrawer && <SearchButton isInDrawer />}
      groups={groups}
      footLinks={[{ href: routes.logout, label: logOut, icon: <LogOutIcon /> }]}
    />
  );
}
