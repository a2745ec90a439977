export const SampleBand = { label: 'Sample data', text: 'Nothing here is a real account or a real price.' };
