import { useState } from 'react';
import type { RootProps } from '../../rootProps.ts';
import { UserIcon } from '../Icon/icons.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** Whose photo it is: its initials stand in for a photo that is missing or fails (SIDE-3, CARD-1). */
  name: string;
  /** Address of the photo. */
  src?: string | null;
  /** 32, 40, 64 or 96 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name is written beside it, so it need not be said twice. @default false */
  isDecorative?: boolean;
}

/** A person in a circle. */
export function Avatar({ name, src, size = 'md', isDecorative = false, ...element }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = src && src !== failed ? src : null;
  const letters = initials(name);
  return (
    <span
      {...element}
      className={styles.root({ size })}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {photo === null ? (
        letters || <UserIcon />
      ) : (
        <img src={photo} alt="" className={styles.photo} onError={() => setFailed(photo)} />
      )}
    </span>
  );
}

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => Array.from(word)[0]?.toLocaleUpperCase() ?? '').join('');
}
