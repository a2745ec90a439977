/** Why there is no picture: the person or the browser refused, there is no camera, or it could not be started. */
export type CameraProblem = 'refused' | 'missing' | 'failed';

export type CameraAnswer =
  | { readonly kind: 'started'; readonly stream: MediaStream }
  | { readonly kind: CameraProblem };

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Starts the camera at the back of a phone, or the only one. Call it for a press only: the browser asks the person. */
export async function startCamera(): Promise<CameraAnswer> {
  // Absent in a page without TLS, and in some embedded browsers.
  if (!('mediaDevices' in navigator)) return { kind: 'missing' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
    return { kind: 'started', stream };
  } catch (error) {
    return { kind: (error instanceof DOMException && PROBLEMS[error.name]) || 'failed' };
  }
}

/** Turns the camera off. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
