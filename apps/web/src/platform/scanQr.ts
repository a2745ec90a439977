import { decodeQR } from 'qr/decode.js';
import { wait } from './wait.ts';

/** The longest side of a picture that is searched for a code, in pixels: larger ones take longer, and find no more. */
const MAX_SIDE = 720;

/** The time between two pictures, in ms, in which the page stays usable. */
const PAUSE_MS = 120;

/** The text of the first QR code that a playing video shows; null once the signal aborts. */
export async function scanQr(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  while (!signal.aborted) {
    const text = readFrame(video, canvas, context);
    if (text !== null) return text;
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    await wait(PAUSE_MS, signal);
  }
  return null;
}

function readFrame(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): string | null {
  const { videoWidth: width, videoHeight: height } = video;
  // The camera has not sent its first picture yet.
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // The decoder throws for a picture without a code, or with one that it cannot read.
    return null;
  }
}
