import { Button } from '@keel/ui';
import { useState } from 'react';
import * as styles from './StateScreen.css.ts';

export interface StateScreenProps {
  /** The name of the frame: 'Login, refused'. */
  readonly title: string;
  /** The address of a page that shows only the story. */
  readonly address: string;
}

/**
 * The story of the state as a picture, loaded on request. It is inert: a modal in it would otherwise take the focus from the page around it.
 * The link to the story opens it as a page that can be used.
 */
export function StateScreen({ title, address }: StateScreenProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.screen}>
      <Button size="sm" appearance="outline" tone="neutral" onPress={() => setShown(!isShown)} aria-expanded={isShown}>
        {isShown ? 'Hide the screen' : 'Show the screen'}
      </Button>
      {isShown && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of the same Storybook
        <iframe className={styles.frame} title={title} src={address} inert />
      )}
    </div>
  );
}
