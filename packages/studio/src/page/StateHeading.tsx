import { Badge, CloseIcon, IconButton } from '@keel/ui';
import { nameOf } from '../diagram/sentences.ts';
import type { Diagram, DiagramState } from '../diagram/types.ts';
import * as styles from './StateHeading.css.ts';

export interface StateHeadingProps {
  readonly diagram: Diagram;
  readonly state: DiagramState;
  /** The heading's level below the heading of its flow. */
  readonly level: 3 | 4;
  /** Of the heading, for a label. @default none */
  readonly id?: string;
  readonly onClose: () => void;
}

/** The name and the tags of a selected state, and the button that closes its details. */
export function StateHeading({ diagram, state, level, id, onClose }: StateHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Heading id={id}>{nameOf(diagram, state.id)}</Heading>
      {state.tags.map((tag) => (
        <Badge key={tag} shape="tag">
          {tag}
        </Badge>
      ))}
      <span className={styles.close}>
        <IconButton size="sm" label="Close" icon={<CloseIcon />} onPress={onClose} />
      </span>
    </div>
  );
}
