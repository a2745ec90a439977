import {
  fulfil,
  type RegistrationField,
  registrationDraft,
  registrationLimits,
  registrationMachine,
  routes,
} from '@keel/flows';
import {
  Banner,
  Box,
  Button,
  Card,
  Form,
  FormErrorSummary,
  Grid,
  ImageField,
  Skeleton,
  Stack,
  Steps,
  Text,
  TextField,
} from '@keel/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { register, uploadImage } from '../../api/uploads.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useAfterPress } from '../../app/feedback/useAfterPress.ts';
import { useErrors } from '../../app/feedback/useErrors.ts';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { BackLink } from '../../app/layout/BackLink.tsx';
import { useServices } from '../../app/services/services.ts';
import { useOptions } from '../../app/services/site.ts';
import { useFreshUser } from '../../app/session/useFreshUser.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useDraft, useSaveDraft } from '../../app/storage/useDraft.ts';
import type { Submitting as Spinning } from './Submitting.tsx';
import { usePicture } from './usePicture.ts';
import { useWords } from './words.ts';

/** The picker with its list is the heaviest part of the page; the fields above it come first. */
const CountryPicker = lazy(async () => ({
  default: (await import('@keel/ui/finance/CountryPicker')).CountryPicker,
}));

/** Loaded after the first paint. A registration can be submitted without it, so a failure to load it is not shown. */
const Submitting = lazy<ComponentType<ComponentProps<typeof Spinning>>>(() =>
  loadSubmitting().then(
    (loaded) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/**
 * Separate from the handling of its failure: the bundler treats a `then` on the `import` as a part of it, and the
 * styles would be lost.
 */
async function loadSubmitting() {
  return (await import('./Submitting.tsx')).Submitting;
}

/** `/registeration`: identity data with an image of a document (KYC-1 to KYC-6). */
export function RegisterationScreen() {
  const { api, store } = useServices();
  const user = useUser();
  const words = useWords();
  const options = useOptions();
  const seedphrase = store.get('seedphrase');
  const flow = useActorRef(
    registrationMachine.provide({
      actors: {
        uploadImage: fulfil((call, signal) => uploadImage(api, call, signal)),
        register: fulfil((call, signal) => register(api, call, signal)),
      },
    }),
    { input: { user, draft: useDraft('registration'), ...(seedphrase !== null && { seedphrase }) } },
  );
  useSaveDraft('registration', () => registrationDraft(flow.getSnapshot().context));
  useIntents(flow);
  useFreshUser(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { fields, photo, message, isSpinning } = snapshot.context;
  const { errors, list } = useErrors(snapshot.context.errors, {
    photo: words.document.image,
    Nid: words.document.number,
    firstName: words.person.firstName,
    lastName: words.person.lastName,
    country: words.place.country,
    state: words.place.state,
    address: words.place.address,
  });
  const picture = usePicture(photo, (picked) => flow.send({ type: 'photo.picked', photo: picked }));
  const isBusy = snapshot.hasTag('busy');
  const afterPress = useAfterPress();
  const isFilled = (...names: readonly RegistrationField[]) =>
    names.every((name) => fields[name].trim() !== '' && errors[name] === null);
  const completed = [
    photo !== null && !picture.isRemoved && isFilled('Nid'),
    isFilled('firstName', 'lastName'),
    isFilled('country', 'state', 'address'),
  ];

  const control = (name: RegistrationField) => ({
    name,
    value: fields[name],
    errorMessage: errors[name],
    onChange: (value: string) => flow.send({ type: 'field.changed', name, value }),
    onBlur: () => afterPress(() => flow.send({ type: 'field.left', name })),
  });

  return (
    <Box width="content">
      <Form
        onSubmit={() => {
          if (!picture.isRemoved) flow.send({ type: 'submitted', attemptId: crypto.randomUUID() });
        }}
      >
        <Stack gap="4">
          <BackLink href={routes.profile} />
          <Text tone="muted">{words.lead}</Text>
          {user.kycVerified === 'true' && <Banner>{words.verified}</Banner>}
          <Steps
            label={words.steps}
            steps={[
              { id: 'document', label: words.document.title },
              { id: 'person', label: words.person.title },
              { id: 'place', label: words.place.title },
            ]}
            current={completed.includes(false) ? completed.indexOf(false) : completed.length}
          />
          <FormErrorSummary errors={list} />
          <Grid columns={2} minWidth={340}>
            <Card title={words.document.title}>
              <Stack gap="4">
                {/* Accepts any type: the flow refuses unsuitable files, with the message of KYC-4. */}
                <ImageField
                  name="photo"
                  label={words.document.image}
                  description={words.document.hint}
                  types={[]}
                  value={picture.shown}
                  onChange={picture.change}
                  errorMessage={picture.isRemoved ? words.document.again : errors.photo}
                />
                <TextField
                  label={words.document.number}
                  description={user.nid === null ? undefined : words.document.numberAgain}
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
                  <Suspense fallback={<Skeleton shape="block" height="5.5rem" width="100%" />}>
                    <CountryPicker
                      label={words.place.country}
                      description={words.place.countryHint}
                      countries={options?.countries ?? []}
                      isLoading={options === null}
                      {...control('country')}
                      value={fields.country || null}
                      onChange={(value) => control('country').onChange(value ?? '')}
                    />
                  </Suspense>
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
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone={snapshot.matches('answered') ? 'positive' : 'negative'}
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {message}
      </Message>
    </Box>
  );
}
