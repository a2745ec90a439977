/** Reads a picture of src/demo/images by its file name. Each host stores them elsewhere. */
export type SampleImage = (file: SampleFile) => Promise<Uint8Array>;

/** The pictures of the sample investors. */
export type SampleFile = 'ameliaPhoto.png' | 'sampleDocument.png';
