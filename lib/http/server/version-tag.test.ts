import { AppError } from '@/lib/errors';
import { requireVersion, versionTag } from './version-tag';

test.each([null, '*', ' * ', '"v12"', '"v11", "v12"'])('If-Match %p lets a change to version 12 pass', (ifMatch) => {
  expect(() => requireVersion({ version: 12 }, ifMatch)).not.toThrow();
});

test.each(['"v11"', 'W/"v12"', 'v12', '"v1"', '"v123"', ''])(
  'If-Match %p does not, and is told the version',
  (ifMatch) => {
    try {
      requireVersion({ version: 12 }, ifMatch);
      throw new Error('let through');
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'process.changed-meanwhile', etag: versionTag({ version: 12 }) });
    }
  },
);
