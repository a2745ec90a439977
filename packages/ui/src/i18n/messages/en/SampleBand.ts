export const SampleBand = { label: 'Sample data', text: 'No account or price here is real.' };
