export { FileField, type FileFieldProps } from './FileField.tsx';
export type { FileProblem, FileRules } from './validateFile.ts';
