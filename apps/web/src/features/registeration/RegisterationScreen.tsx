import {
  type RegistrationField,
  registrationDraft,
  registrationMachine,
  registrationSteps,
  reloadedDraft,
  routes,
} from '@keel/flows';
import { Banner, Box, Button, Card, Form, FormErrorSummary, Heading, Inline, Stack, Steps, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useRef } from 'react';
import { register, uploadImage } from '../../api/uploads.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useAfterPress } from '../../app/feedback/useAfterPress.ts';
import { useErrors } from '../../app/feedback/useErrors.ts';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { BackLink } from '../../app/layout/BackLink.tsx';
import { useServices } from '../../app/services/services.ts';
import { useFreshUser } from '../../app/session/useFreshUser.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useDraft, useSaveDraft } from '../../app/storage/useDraft.ts';
import { DocumentStep } from './DocumentStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import type { Submitting as Spinning } from './Submitting.tsx';
import { STEPS } from './steps.ts';
import { usableDraft } from './usableDraft.ts';
import { usePicture } from './usePicture.ts';
import { VerifiedIdentity } from './VerifiedIdentity.tsx';
import { useWords } from './words.ts';

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

/** `/registeration`: identity data with an image of a document, in three steps (KYC-1 to KYC-6), or what was verified (KYC-7). */
export function RegisterationScreen() {
  const { api, store } = useServices();
  const user = useUser();
  const words = useWords();
  const seedphrase = store.get('seedphrase');
  const draft = usableDraft(useDraft('registration'));
  const flow = useFlow(registrationMachine, {
    ports: {
      uploadImage: (call, signal) => uploadImage(api, call, signal),
      register: (call, signal) => register(api, call, signal),
    },
    input: { user, draft, ...(seedphrase !== null && { seedphrase }) },
  });
  const readDraft = () => registrationDraft(flow.getSnapshot().context);
  useSaveDraft('registration', readDraft, () => reloadedDraft(readDraft()));
  useIntents(flow);
  useFreshUser(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { fields, photo, message, isSpinning } = snapshot.context;
  const isVerified = snapshot.matches('verified');
  const isDocument = snapshot.matches({ editing: 'document' }) || snapshot.matches('photoRefused');
  const step = isDocument ? 'document' : snapshot.matches({ editing: 'person' }) ? 'person' : 'place';
  const position = STEPS.indexOf(step);
  const picture = usePicture(photo, (picked) => flow.send({ type: 'photo.picked', photo: picked }));
  const { errors, list } = useErrors(
    { ...snapshot.context.errors, ...(picture.isRemoved && { photo: words.document.again }) },
    {
      photo: words.document.image,
      Nid: words.document.number,
      firstName: words.person.firstName,
      lastName: words.person.lastName,
      country: words.place.country,
      state: words.place.state,
      address: words.place.address,
    },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(isVerified ? 'verified' : step, heading);
  const afterPress = useAfterPress();

  const control = (name: RegistrationField) => ({
    name,
    value: fields[name],
    errorMessage: errors[name],
    onChange: (value: string) => flow.send({ type: 'field.changed', name, value }),
    onBlur: () => afterPress(() => flow.send({ type: 'field.left', name })),
  });
  const submit = () => {
    if (step === 'place') flow.send({ type: 'submitted', attemptId: crypto.randomUUID() });
    else if (step === 'person' || !picture.isRemoved) flow.send({ type: 'step.submitted' });
  };

  return (
    <Box width="card">
      <Stack gap="4">
        <BackLink href={routes.profile} />
        {isVerified && <VerifiedIdentity heading={heading} />}
        {!isVerified && (
          <>
            <Text tone="muted">{words.lead}</Text>
            {user.kycVerified === 'pending' && <Banner>{words.pending}</Banner>}
            <Steps
              label={words.steps}
              steps={STEPS.map((id) => ({ id, label: words[id].title }))}
              current={position}
              narrow="markers"
            />
            <Card>
              <Form onSubmit={submit}>
                <FormErrorSummary
                  errors={list.filter(({ name }) => registrationSteps[step].some((own) => own === name))}
                />
                {/* Another element for each step, so that the focus is not left on a button that has become another one. */}
                <Stack key={step} gap="4">
                  <Heading level={2} size="title3" tabIndex={-1} ref={heading}>
                    {words.step(position + 1, STEPS.length, words[step].title)}
                  </Heading>
                  {step === 'document' && (
                    <DocumentStep
                      control={control}
                      picture={picture}
                      pictureError={errors.photo}
                      hadNumber={user.nid !== null}
                      isIncomplete={draft?.isIncomplete === true && photo === null}
                    />
                  )}
                  {step === 'person' && <PersonStep control={control} />}
                  {step === 'place' && <PlaceStep control={control} fields={fields} />}
                  <Inline>
                    <Button type="submit" size="lg" isPending={snapshot.hasTag('busy')}>
                      {step === 'place' ? words.submit : words.continue}
                    </Button>
                    {step !== 'document' && (
                      <Button
                        size="lg"
                        tone="neutral"
                        appearance="ghost"
                        isDisabled={snapshot.hasTag('busy')}
                        onPress={() => flow.send({ type: 'step.left' })}
                      >
                        {words.back}
                      </Button>
                    )}
                  </Inline>
                </Stack>
              </Form>
            </Card>
          </>
        )}
      </Stack>
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
