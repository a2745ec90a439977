// Starts local chains for the wallet:  npm run dev:chains
import { type Started, startAll } from './startAll.ts';

const log = (line: string) => void process.stdout.write(`${line}\n`);

await startAll({ log }).then(run, (error: unknown) => {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

function run(started: Started): void {
  log(started.ready);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log('Stopping the local chains.');
    await started.stop();
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
