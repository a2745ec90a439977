import { Badge } from '../../components/Badge/Badge.tsx';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, MinusIcon } from '../../components/Icon/icons.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import type { Status, StatusStyle } from './statuses.ts';

export interface StatusBadgeProps extends RootProps<HTMLSpanElement> {
  /** The status in the wire format, in any letter case: 'pending', 'Completed'. Any other status is shown as 'Unknown'. */
  status: string;
}

// By requirement Pending is red and final states are green; icon and word distinguish a refusal from a success.
const BADGE_BY_STATUS: Record<Status, StatusStyle> = {
  pending: { tone: 'negative', icon: <ClockIcon /> },
  processing: { tone: 'accent', icon: <ClockIcon /> },
  confirmed: { tone: 'positive', icon: <CheckIcon /> },
  completed: { tone: 'positive', icon: <CheckIcon /> },
  declined: { tone: 'positive', icon: <CloseIcon /> },
  rejected: { tone: 'positive', icon: <CloseIcon /> },
  cancelled: { tone: 'positive', icon: <MinusIcon /> },
  returned: { tone: 'positive', icon: <MinusIcon /> },
};

const isKnown = (status: string): status is Status => Object.hasOwn(BADGE_BY_STATUS, status);

/** The status of a deposit, a withdrawal or an order (DEP-5, WD-4). */
export function StatusBadge({ status, ...element }: StatusBadgeProps) {
  const messages = useMessages('StatusBadge', en.StatusBadge);
  const normalizedStatus = status.trim().toLowerCase();
  if (!isKnown(normalizedStatus))
    return (
      <Badge {...element} icon={<InfoIcon />}>
        {messages.unknown}
      </Badge>
    );
  return (
    <Badge {...element} {...BADGE_BY_STATUS[normalizedStatus]}>
      {messages[normalizedStatus]}
    </Badge>
  );
}
