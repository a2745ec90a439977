import type { OperationId } from '@keel/contract';
import type { RoutePath } from '@keel/flows';
import { Box, DefinitionList, Heading, Stack, Text } from '@keel/ui';
import { type ReactNode, use, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { LanguageProvider } from '../app/i18n/LanguageProvider.tsx';
import type { Language } from '../app/i18n/locale.ts';
import { AppFrame } from '../app/layout/AppFrame.tsx';
import type { paths } from '../app/routing/paths.ts';
import { createServices, type Services } from '../app/services/services.ts';
import type { StorageKey } from '../platform/storage.ts';
import { type Answers, answerWith } from './answers.ts';
import { MemberStory } from './MemberStory.tsx';
import { createMemoryStore } from './memoryStore.ts';
import { adasAccount, noFactors, noon, options } from './samples.ts';
import { StoryBackendContext } from './storyBackend.ts';
import { ToolbarLanguage } from './ToolbarLanguage.tsx';

export interface StoryServicesProps {
  /** The path of the screen. Every other path shows its name and its navigation state. */
  path: RoutePath | (typeof paths)[keyof typeof paths];
  /** Whether it is behind the guard: Ada is signed in, and the market has its sample prices. @default false */
  isMember?: boolean;
  /** The hash of the address, with its #. @default none */
  hash?: string;
  /** The navigation state that the previous page left. @default none */
  state?: Readonly<Record<string, string>>;
  /** The answers of calls. GET /options has one already. */
  answers?: Answers;
  /** Called with the name of every call. */
  onCall?: (id: OperationId) => void;
  /** Ms since the epoch. @default 2026-11-20 12:00 UTC */
  now?: () => number;
  /** What this browser stored before, besides the session of a member. @default nothing */
  stored?: readonly (readonly [StorageKey, string])[];
  /** Replaces some of the services after they were created. @default none */
  services?: Partial<Services>;
  /** The language of the app. @default the one of Storybook's toolbar, once the story's play is over */
  language?: Language;
  /** The screen. */
  children: ReactNode;
}

/**
 * The app's own services and frame around one screen, over a stand-in for the network, the storage and the clock. For
 * stories only: the product itself always runs against the server. Below a `StoryBackendContext` the calls go to that backend,
 * on the real clock.
 */
export function StoryServices({
  path,
  isMember = false,
  hash,
  state,
  answers,
  onCall = () => undefined,
  now = () => noon,
  stored = [],
  services: replaced,
  language,
  children,
}: StoryServicesProps) {
  const backend = use(StoryBackendContext);
  const [services] = useState(() => {
    const session = isMember ? signedIn(now()) : [];
    const created = createServices({
      store: createMemoryStore([...(backend?.session ?? session), ...stored]),
      fetch: backend?.fetch ?? answerWith({ ...always, ...answers }, onCall),
      now: backend === null ? now : Date.now,
      origin: location.origin,
      path,
    });
    if (language !== undefined) void created.languageStore.choose(language);
    return { ...created, ...replaced };
  });
  const app = (
    <MemoryRouter initialEntries={[{ pathname: path, hash: hash ?? '', state: backend?.state ?? state }]}>
      <AppFrame services={services}>
        <Routes>
          <Route path={path} element={isMember ? <MemberStory>{children}</MemberStory> : children} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </AppFrame>
    </MemoryRouter>
  );
  if (language !== undefined) return <LanguageProvider store={services.languageStore}>{app}</LanguageProvider>;
  return (
    <ToolbarLanguage store={services.languageStore} answers={answers ?? {}}>
      {app}
    </ToolbarLanguage>
  );
}

/** Answers that every story can rely on. */
const always = {
  getOptions: { status: 200, body: options },
  getUserByToken: { status: 200, body: adasAccount },
  listFactors: { status: 200, body: noFactors },
  listSavedAddresses: { status: 200, body: { bool: true, message: [] } },
  listSecurityEvents: { status: 200, body: { bool: true, message: [] } },
} as const satisfies Answers;

/** What the browser stored of a sign-in an hour ago. */
const signedIn = (now: number) =>
  [
    ['token', 'a-token-of-a-story-only'],
    ['expiry', String(now + 23 * 3_600_000)],
  ] as const;

/** Shown where the flow navigates to. */
function Elsewhere() {
  const { pathname, state }: { pathname: string; state: Readonly<Record<string, string>> | null } = useLocation();
  return (
    <main>
      <Box width="form" padding="5">
        <Stack gap="2">
          <Text tone="muted">The flow goes on to</Text>
          <Heading level={1} size="title1">
            {pathname}
          </Heading>
          <DefinitionList items={Object.entries(state ?? {}).map(([term, value]) => ({ term, value }))} />
        </Stack>
      </Box>
    </main>
  );
}
