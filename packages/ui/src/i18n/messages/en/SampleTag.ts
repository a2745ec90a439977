export const SampleTag = { label: 'Sample', explanation: 'Sample figure with no data behind it.' };
