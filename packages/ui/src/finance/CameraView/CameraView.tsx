import { useCallback } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './CameraView.css.ts';

export interface CameraViewProps extends RootProps<HTMLVideoElement> {
  /** A description for assistive technology: 'Camera picture'. */
  label: string;
  /** The picture of the camera; null while there is none. @default null */
  stream?: MediaStream | null;
}

/** The live picture of a camera, with a frame in which a QR code is held (WALLET-5). The caller starts and stops the camera. */
export function CameraView({ label, stream = null, ref, ...element }: CameraViewProps) {
  const showStream = useCallback(
    (video: HTMLVideoElement) => {
      video.srcObject = stream;
      return () => {
        video.srcObject = null;
      };
    },
    [stream],
  );
  return (
    <div className={styles.root}>
      {/* A camera records no speech that a caption could contain. */}
      <video
        {...element}
        ref={mergeRefs(ref, showStream)}
        aria-label={label}
        autoPlay
        muted
        playsInline
        className={styles.picture}
      />
      <span aria-hidden="true" className={styles.frame} />
    </div>
  );
}
