import { describe, expect, it } from 'vitest';
import { imageProblem, imageType, isUploaded, uploadCall } from './image.ts';
import { image, refusal, success } from './testing/samples.ts';

const stored = { key: 'bucket/1.png', location: '/api/storage/keel/bucket/1.png' };

describe('image', () => {
  it.each([
    ['image/png', 'image/png'],
    ['image/jpeg', 'image/jpeg'],
    ['image/jpg', 'image/jpeg'],
    ['image/gif', null],
    ['image/svg+xml', null],
    ['application/pdf', null],
    ['', null],
  ])('[KYC-4 PHOTO-1] a file of type %j is uploaded as %j', (type, sent) => {
    expect(imageType(image(type, 1))).toBe(sent);
  });

  it.each([
    ['image/gif', 0, 'wrong'],
    ['image/png', 0, 'File cannot be empty'],
    ['image/png', 1, null],
    ['image/png', 10_485_760, null],
    ['image/png', 10_485_761, 'File cannot be larger than 10 MB'],
  ])('[UPLOAD-2 UPLOAD-3] a %s of %i bytes: %j', (type, size, problem) => {
    expect(imageProblem(image(type, size), 'wrong')).toBe(problem);
  });

  it.each([
    [{ ...success(stored), status: 204 }, true],
    [success(stored), false],
    [refusal(204), false],
    [refusal(403), false],
  ])('[UPLOAD-1] only 204 with the address of the file is a success: %#', (reply, isStored) => {
    expect(isUploaded(reply)).toBe(isStored);
  });

  it('[UPLOAD-2] uploading an image that was not checked is a programming error', () => {
    expect(() => uploadCall('identity', null)).toThrow('There is no image to upload');
    expect(() => uploadCall('identity', image('image/gif', 1))).toThrow('There is no image to upload');
  });
});
