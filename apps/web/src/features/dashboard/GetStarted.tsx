import { kycBanner, routes } from '@keel/flows';
import {
  CameraIcon,
  Card,
  CheckCircleIcon,
  ChevronEndIcon,
  ClockIcon,
  CloseIcon,
  IconButton,
  Inline,
  LinkButton,
  List,
  ListRow,
  PlusCircleIcon,
  ProgressBar,
  ShieldIcon,
  Stack,
  WalletIcon,
} from '@keel/ui';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useGetStarted } from '../../app/session/getStarted.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { Step, StepName } from './getStartedSteps.ts';
import { useWords } from './words.ts';

const ICONS = {
  identity: <ShieldIcon />,
  photo: <CameraIcon />,
  deposit: <PlusCircleIcon />,
  wallet: <WalletIcon />,
} as const satisfies Readonly<Record<StepName, unknown>>;

const TARGETS = {
  identity: routes.registeration,
  photo: routes.profilePhoto,
  deposit: routes.fundAccount,
  wallet: routes.createWallet,
} as const satisfies Readonly<Record<StepName, string>>;

/**
 * The checklist of a new investor: what is done, what the operator is deciding, and the next step as the primary action
 * (DASH-10). It has the sentence and the link of the identity banner, which is not shown above it (KYC-7).
 */
export function GetStarted({ steps }: { steps: readonly Step[] }) {
  const translate = useTranslate();
  const [, dismiss] = useGetStarted();
  const banner = kycBanner(useUser().kycVerified);
  const { getStarted } = useWords();
  const next = steps.find(({ state }) => state === 'open');
  const done = steps.filter(({ state }) => state === 'done').length;
  const progress = getStarted.progress(done, steps.length);

  const titleOf = ({ name, state }: Step) => {
    if (name === 'identity') return banner === null ? getStarted.identity.done : translate(banner.text);
    return getStarted[name][state === 'done' ? 'done' : 'title'];
  };
  const action =
    next && (next.name === 'identity' ? banner?.action && translate(banner.action.text) : getStarted[next.name].action);

  return (
    <Card
      title={getStarted.title}
      actions={<IconButton size="sm" label={getStarted.dismiss} icon={<CloseIcon />} onPress={dismiss} />}
    >
      <Stack gap="3">
        <ProgressBar label={progress} value={done} max={steps.length} valueText={progress} isLabelHidden />
        <List label={getStarted.title} items={steps} itemKey={({ name }) => name}>
          {(step) => (
            <ListRow
              start={
                step.state === 'done' ? <CheckCircleIcon /> : step.state === 'review' ? <ClockIcon /> : ICONS[step.name]
              }
              title={titleOf(step)}
              subtitle={step.state === 'open' ? getStarted[step.name].note : getStarted[step.state]}
              {...(step.state === 'open' &&
                step !== next && { href: TARGETS[step.name], end: <ChevronEndIcon size="sm" /> })}
            />
          )}
        </List>
        {next && action && (
          <Inline>
            <LinkButton href={TARGETS[next.name]}>{action}</LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
