import { profilePhotoMachine, routes } from '@keel/flows';
import { Box, Button, Card, Form, ImageField, Stack } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { savePhoto, uploadImage } from '../../api/uploads.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { BackLink } from '../../app/layout/BackLink.tsx';
import { useServices } from '../../app/services/services.ts';
import { useFreshUser } from '../../app/session/useFreshUser.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useDraft, useSaveDraft } from '../../app/storage/useDraft.ts';
import { usePicture } from './usePicture.ts';
import { useWords } from './words.ts';

/** `/profilephoto` (PHOTO-1, PHOTO-2). */
export function ProfilePhotoScreen() {
  const { api, store } = useServices();
  const user = useUser();
  const words = useWords();
  const seedphrase = store.get('seedphrase');
  const flow = useFlow(profilePhotoMachine, {
    ports: {
      uploadImage: (call, signal) => uploadImage(api, call, signal),
      savePhoto: (call, signal) => savePhoto(api, call, signal),
    },
    input: { user, photo: useDraft('profilePhoto'), ...(seedphrase !== null && { seedphrase }) },
  });
  useSaveDraft('profilePhoto', () => flow.getSnapshot().context.photo);
  useIntents(flow);
  useFreshUser(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { photo, message } = snapshot.context;
  const picture = usePicture(photo, (picked) => flow.send({ type: 'photo.picked', photo: picked }));
  const isBusy = snapshot.hasTag('busy');
  const canUpload = snapshot.can({ type: 'submitted' }) && !picture.isRemoved;

  return (
    <Box width="form">
      <Stack gap="4">
        <BackLink href={routes.profile} />
        <Card>
          <Form onSubmit={() => canUpload && flow.send({ type: 'submitted' })}>
            {/* Accepts any type: the flow refuses unsuitable files, with the message of PHOTO-1. */}
            <ImageField
              shape="round"
              label={words.photo.label}
              description={words.photo.hint}
              types={[]}
              value={picture.shown}
              onChange={picture.change}
              isDisabled={isBusy}
              errorMessage={picture.isRemoved ? words.photo.again : null}
            />
            <Button type="submit" size="lg" isFullWidth isPending={isBusy} isDisabled={!isBusy && !canUpload}>
              {words.photo.upload}
            </Button>
          </Form>
        </Card>
      </Stack>
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
