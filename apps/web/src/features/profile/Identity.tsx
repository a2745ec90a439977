import { type KycStatus, routes } from '@keel/flows';
import { Badge, ProfileCard } from '@keel/ui';
import { useState } from 'react';
import { useCountryName } from '../../app/i18n/useCountryName.ts';
import { useUser } from '../../app/session/useUser.ts';
import { IdentityNumber } from './IdentityNumber.tsx';
import { useWords } from './words.ts';

/** Photo, name and details of the account (CARD-1 to CARD-6). */
export function Identity() {
  const { firstName, lastName, email, profilePhotoUrl, nid, country, state, address, kycVerified } = useUser();
  const countryName = useCountryName(country);
  const [isNidRequested, setNidRequested] = useState(false);
  return (
    <>
      <ProfileCard
        firstName={firstName}
        lastName={lastName}
        email={email}
        photoUrl={profilePhotoUrl}
        nid={nid}
        country={countryName}
        state={state}
        address={address}
        editHref={routes.registeration}
        photoHref={routes.profilePhoto}
        onShowNid={() => setNidRequested(true)}
        passwordHref={`${routes.settings}#password`}
        verification={<Verified status={kycVerified} />}
      />
      <IdentityNumber isOpen={isNidRequested} onClose={() => setNidRequested(false)} />
    </>
  );
}

function Verified({ status }: { status: KycStatus }) {
  const words = useWords();
  if (status === 'true') return <Badge tone="positive">{words.verified}</Badge>;
  if (status === 'pending') return <Badge tone="accent">{words.underReview}</Badge>;
  return <Badge tone="warning">{words.notVerified}</Badge>;
}
