import { Banner, Button, CameraView, Stack, Text } from '@keel/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraProblem, startCamera, stopCamera } from '../../platform/camera.ts';
import { scanQr } from '../../platform/scanQr.ts';
import { useWords } from './words.ts';

/** Reads a QR code with the camera, which is on only while this is shown (WALLET-5). */
export function Scanner({ onRead }: { onRead: (text: string) => void }) {
  const [attempt, setAttempt] = useState(0);
  return <Scan key={attempt} onRead={onRead} onRetry={() => setAttempt(attempt + 1)} />;
}

/** One attempt to start the camera, and then to read a code. */
function Scan({ onRead, onRetry }: { onRead: (text: string) => void; onRetry: () => void }) {
  const { send: words, tryAgain } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    const stop = new AbortController();
    const scan = async () => {
      const answer = await startCamera();
      if (answer.kind !== 'started') return stop.signal.aborted ? undefined : setProblem(answer.kind);
      stop.signal.addEventListener('abort', () => stopCamera(answer.stream));
      // The dialog was closed while the browser asked for permission.
      if (stop.signal.aborted) return stopCamera(answer.stream);
      // The camera was unplugged, or the permission was withdrawn.
      answer.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (!stop.signal.aborted) setProblem('failed');
      });
      setStream(answer.stream);
      const text = video.current && (await scanQr(video.current, stop.signal));
      if (text !== null && !stop.signal.aborted) read(text);
      return undefined;
    };
    void scan();
    return () => stop.abort();
  }, []);

  return (
    <Stack gap="4">
      <output>
        {problem === null ? (
          <Text>{stream === null ? words.cameraStarting : words.scanHint}</Text>
        ) : (
          <Banner tone="warning">{words.cameraProblems[problem]}</Banner>
        )}
      </output>
      {problem === null ? (
        <CameraView ref={video} label={words.camera} stream={stream} />
      ) : (
        <Button tone="neutral" appearance="soft" onPress={onRetry}>
          {tryAgain}
        </Button>
      )}
    </Stack>
  );
}
