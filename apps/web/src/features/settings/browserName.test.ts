import { describe, expect, it } from 'vitest';
import { browserName } from './browserName.ts';

describe('browserName', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'Safari · iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge · Windows'],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['', null],
    [null, null],
  ])('[SET-2] reads %j as %j', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
