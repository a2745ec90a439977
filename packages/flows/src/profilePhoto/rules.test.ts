import { describe, expect, it } from 'vitest';
import { ada, image, success } from '../testing/samples.ts';
import { nextPage, photoProblem, picturedUser, startPhoto, toCall } from './rules.ts';

const start = startPhoto({ user: ada });
const upload = { key: 'bucket/0190f7c2.jpg', location: '/api/storage/keel/bucket/0190f7c2.jpg' };

describe('profilePhoto rules', () => {
  it.each([
    ['image/png', null],
    ['image/jpeg', null],
    ['image/jpg', null],
    ['image/webp', 'Invalid file type'],
    ['text/html', 'Invalid file type'],
  ])('[PHOTO-1] a file of type %s: %s', (type, problem) => {
    expect(photoProblem(image(type, 1))).toBe(problem);
  });

  it('[PHOTO-2] the address of the file is sent and shown', () => {
    const context = { ...start, upload };
    expect(toCall(context)).toEqual({ profilePhotoUrl: upload.location, email: 'ada@example.com' });
    expect(picturedUser(context)).toEqual({ ...ada, profilePhotoUrl: upload.location });
  });

  it('[PHOTO-2] saving a photo that was not uploaded is a programming error', () => {
    expect(() => toCall(start)).toThrow('upload it first');
    expect(() => picturedUser(start)).toThrow('upload it first');
  });

  it.each([
    ['/profile', '/profile'],
    ['/invest?new=1', '/invest?new=1'],
    ['https://evil.example/wallet', '/wallet'],
    ['/login', '/wallet'],
    [null, '/wallet'],
  ])('[PHOTO-1] url %j leads to %s', (url, page) => {
    expect(nextPage(success({ url }, true))).toBe(page);
  });
});
