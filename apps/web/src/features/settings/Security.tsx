import { type AutoLockMinutes, routes } from '@keel/flows';
import {
  Card,
  ChevronEndIcon,
  List,
  ListRow,
  LockIcon,
  MailIcon,
  Select,
  ShieldCheckIcon,
  Spinner,
  Stack,
} from '@keel/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { chooseAutoLock } from '../../app/wallet/autoLock.ts';
import { useWords } from './words.ts';

/** Loaded after the first paint, before anybody needs it. */
const PasswordDialog = lazy(async () => ({ default: (await import('./PasswordDialog.tsx')).PasswordDialog }));

const EmailDialog = lazy(async () => ({ default: (await import('./EmailDialog.tsx')).EmailDialog }));

const minutes = [1, 5, 15] as const satisfies readonly AutoLockMinutes[];

/** Change PIN, Auto-Lock, email (AUTH-3) and password (SET-1). The profile links here with '#password' (CARD-3). */
export function Security() {
  const { store } = useServices();
  const { email } = useUser();
  const { hash } = useLocation();
  const { security: words } = useWords();
  const [isChanging, setChanging] = useState(hash === '#password');
  const [isChangingEmail, setChangingEmail] = useState(false);
  const [autoLock, setAutoLock] = useState(store.get('autoLockMinutes') ?? '1');

  return (
    <Card title={words.title}>
      <Stack gap="4">
        <List
          label={words.title}
          items={[
            {
              title: words.changePin,
              hint: words.changePinHint,
              icon: <LockIcon />,
              way: { href: `${routes.wallet}#pin` },
            },
            {
              title: words.email,
              hint: email,
              icon: <MailIcon />,
              way: { onPress: () => setChangingEmail(true) },
            },
            {
              title: words.password,
              hint: words.passwordHint,
              icon: <ShieldCheckIcon />,
              way: { onPress: () => setChanging(true) },
            },
          ]}
          itemKey={({ title }) => title}
        >
          {({ title, hint, icon, way }) => (
            <ListRow start={icon} title={title} subtitle={hint} end={<ChevronEndIcon size="sm" />} {...way} />
          )}
        </List>
        <Select
          label={words.autoLock}
          description={words.autoLockHint}
          options={minutes.map((count) => ({ value: `${count}`, label: words.minutes[count] }))}
          value={autoLock}
          onChange={(value) => {
            const chosen = minutes.find((count) => `${count}` === value) ?? 1;
            setAutoLock(`${chosen}`);
            chooseAutoLock(store, chosen);
          }}
        />
      </Stack>
      <Suspense fallback={(isChanging || isChangingEmail) && <Spinner />}>
        {isChangingEmail && <EmailDialog onClose={() => setChangingEmail(false)} />}
        <PasswordDialog isOpen={isChanging} onClose={() => setChanging(false)} />
      </Suspense>
    </Card>
  );
}
