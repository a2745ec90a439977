/** The bytes of a picture of src/demo/images, by its file name. Each host reads them from where it keeps them. */
export type SampleImage = (file: SampleFile) => Promise<Uint8Array>;

/** The pictures that the sample investors show. */
export type SampleFile = 'ameliaPhoto.png' | 'sampleDocument.png';
