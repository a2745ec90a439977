export const FileField = {
  area: 'Drop area',
  drop: 'Drop a file here, or',
  choose: 'Choose file',
  remove: (name: string) => `Remove ${name}`,
  dismiss: (name: string) => `Dismiss the message about ${name}`,
  empty: 'File cannot be empty',
  type: 'Invalid file type',
  size: (most: string) => `The file is larger than ${most}`,
  count: (most: number) => (most === 1 ? 'Only one file is allowed' : `At most ${most} files are allowed`),
  unreadable: 'This file can’t be shown as a picture',
};
