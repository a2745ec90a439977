import { fulfil, type RegistrationField, registrationLimits, registrationMachine } from '@keel/flows';
import {
  Box,
  Button,
  Card,
  CountryPicker,
  Form,
  FormErrorSummary,
  Grid,
  ImageField,
  Stack,
  Text,
  TextField,
} from '@keel/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { register, uploadImage } from '../../api/uploads.ts';
import { listErrors } from '../../app/listErrors.ts';
import { Message } from '../../app/Message.tsx';
import { useServices } from '../../app/services.ts';
import { useOptions } from '../../app/site.ts';
import { useIntents } from '../../app/useIntents.ts';
import { useUser } from '../../app/useUser.ts';
import { BackToProfile } from './BackToProfile.tsx';
import type { Submitting as Spinning } from './Submitting.tsx';
import { usePicture } from './usePicture.ts';
import { useWords } from './words.ts';

/** Comes after the first paint. A registration is handed in without it too, so its absence is no failure. */
const Submitting = lazy<ComponentType<ComponentProps<typeof Spinning>>>(() =>
  import('./Submitting.tsx').then(
    ({ Submitting: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** `/registeration`: identity data with an image of a document (KYC-1 to KYC-6). */
export function RegisterationScreen() {
  const { api, store } = useServices();
  const user = useUser();
  const words = useWords();
  const countries = useOptions()?.countries ?? [];
  const seedphrase = store.get('seedphrase');
  const flow = useActorRef(
    registrationMachine.provide({
      actors: {
        uploadImage: fulfil((call, signal) => uploadImage(api, call, signal)),
        register: fulfil((call, signal) => register(api, call, signal)),
      },
    }),
    { input: { user, ...(seedphrase !== null && { seedphrase }) } },
  );
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { fields, errors, photo, message, isSpinning } = snapshot.context;
  const picture = usePicture(photo, (picked) => flow.send({ type: 'photo.picked', photo: picked }));
  const isBusy = snapshot.hasTag('busy');

  const control = (name: RegistrationField) => ({
    name,
    value: fields[name],
    errorMessage: errors[name],
    onChange: (value: string) => flow.send({ type: 'field.changed', name, value }),
  });

  return (
    <Box width="content">
      <Form
        onSubmit={() => {
          if (!picture.isRemoved) flow.send({ type: 'submitted', freshId: crypto.randomUUID() });
        }}
      >
        <Stack gap="4">
          <BackToProfile />
          <Text tone="muted">{words.lead}</Text>
          <FormErrorSummary errors={listErrors(errors)} />
          <Grid columns={2} minWidth={340}>
            <Card title={words.document.title}>
              <Stack gap="4">
                {/* Of any type: what does not fit is refused by the flow, in the words of KYC-4. */}
                <ImageField
                  label={words.document.image}
                  description={words.document.hint}
                  types={[]}
                  value={picture.shown}
                  onChange={picture.change}
                  errorMessage={picture.isRemoved ? words.document.again : null}
                />
                <TextField
                  label={words.document.number}
                  autoComplete="off"
                  maxLength={registrationLimits.nid}
                  {...control('Nid')}
                />
              </Stack>
            </Card>
            <Stack gap="4">
              <Card title={words.person.title}>
                <Stack gap="4">
                  <TextField
                    label={words.person.firstName}
                    autoComplete="given-name"
                    maxLength={registrationLimits.text}
                    {...control('firstName')}
                  />
                  <TextField
                    label={words.person.lastName}
                    autoComplete="family-name"
                    maxLength={registrationLimits.text}
                    {...control('lastName')}
                  />
                </Stack>
              </Card>
              <Card title={words.place.title}>
                <Stack gap="4">
                  <CountryPicker
                    label={words.place.country}
                    description={words.place.countryHint}
                    countries={countries}
                    {...control('country')}
                  />
                  <TextField
                    label={words.place.state}
                    autoComplete="address-level1"
                    maxLength={registrationLimits.text}
                    {...control('state')}
                  />
                  <TextField
                    label={words.place.address}
                    autoComplete="street-address"
                    maxLength={registrationLimits.text}
                    {...control('address')}
                  />
                </Stack>
              </Card>
            </Stack>
          </Grid>
          <Button type="submit" size="lg" isPending={isBusy}>
            {words.submit}
          </Button>
        </Stack>
      </Form>
      <Suspense fallback={null}>
        <Submitting isOpen={isSpinning} />
      </Suspense>
      <Message isOpen={snapshot.hasTag('modal')} onClose={() => flow.send({ type: 'message.dismissed' })}>
        {message}
      </Message>
    </Box>
  );
}
