import { AppError } from './errors';

test('an AppError carries its stable code, values and fields', () => {
  const error = new AppError('cv.too-large', { values: { megabytes: 10 }, fields: [{ path: 'file', code: 'size' }] });
  expect(error.code).toBe('cv.too-large');
  expect(error.values).toEqual({ megabytes: 10 });
  expect(error.fields).toEqual([{ path: 'file', code: 'size' }]);
});
