// Starts local chains for the wallet:  npm run dev:chains
import { type Started, startAll } from './startAll.ts';

const tell = (line: string) => void process.stdout.write(`${line}\n`);

await startAll({ tell }).then(run, (error: unknown) => {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

function run(started: Started): void {
  tell(started.ready);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    tell('Stopping the local chains.');
    await started.stop();
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
