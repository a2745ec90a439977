import { useCallback } from 'react';

interface PictureProps {
  file: File;
  alt: string;
  className: string;
  /** The file holds no picture that the browser can show. */
  onUnreadable: () => void;
}

/** A picture from the reader's own disk. Its address lives as long as it is shown, and nothing is sent anywhere. */
export function Picture({ file, alt, className, onUnreadable }: PictureProps) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={className} onError={onUnreadable} />;
}
