import { useState } from 'react';
import type { RootProps } from '../../rootProps.ts';
import { UserIcon } from '../Icon/icons.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** The name of the person. Its initials are shown if the photo is missing or fails to load (SIDE-3, CARD-1). */
  name: string;
  /** The URL of the photo. */
  src?: string | null;
  /** The diameter: 32, 40, 64 or 96 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name is shown next to the avatar, so screen readers skip the avatar. @default false */
  isDecorative?: boolean;
}

/** The photo or the initials of a person in a circle. */
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
