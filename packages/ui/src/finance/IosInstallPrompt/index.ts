export { IosInstallPrompt, type IosInstallPromptProps } from './IosInstallPrompt.tsx';
export { type InstallOccasion, isInstallPromptDue } from './isInstallPromptDue.ts';
