export { type InstallOccasion, isInstallPromptDue } from './due.ts';
export { IosInstallPrompt, type IosInstallPromptProps } from './IosInstallPrompt.tsx';
