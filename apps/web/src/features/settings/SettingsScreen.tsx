import { Grid, Stack } from '@keel/ui';
import { ActiveSessions } from './ActiveSessions.tsx';
import { Appearance } from './Appearance.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { OwnData } from './OwnData.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { Security } from './Security.tsx';
import { SecurityActivity } from './SecurityActivity.tsx';

/** `/settings` (SET-1, SET-2, CUR-1, HONEST-6, AUTH-4, AUTH-8, AUTH-9, ADDR-1). */
export function SettingsScreen() {
  return (
    <Grid columns={2} minWidth={340}>
      <Stack gap="4">
        <Security />
        <SecondFactors />
        <SecurityActivity />
        <OwnData />
      </Stack>
      <Stack gap="4">
        <Appearance />
        <SavedAddresses />
        <ActiveSessions />
        <CloseAccount />
      </Stack>
    </Grid>
  );
}
