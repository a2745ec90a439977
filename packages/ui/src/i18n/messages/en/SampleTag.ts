export const SampleTag = { label: 'Sample', explanation: 'A sample figure: no data stands behind it.' };
