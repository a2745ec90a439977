import { mergeConfig } from 'vite';
import { studioOverlay } from '../../packages/studio/scripts/studioOverlay.ts';
import app from './vite.config.ts';

/** The app for `npm run dev`: with the overlay that shows its running flows when the address has `?studio`. */
export default mergeConfig(app, { plugins: [studioOverlay()] });
