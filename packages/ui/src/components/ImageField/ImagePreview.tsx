import { useCallback } from 'react';

interface ImagePreviewProps {
  file: File;
  alt: string;
  className: string;
  /** Called when the browser cannot display the file as an image. */
  onUnreadable: () => void;
}

/** A preview of a local image. Its object URL is revoked on unmount, and nothing is uploaded. */
export function ImagePreview({ file, alt, className, onUnreadable }: ImagePreviewProps) {
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
