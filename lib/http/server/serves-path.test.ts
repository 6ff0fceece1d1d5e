import { servesPath, type ProcessRole } from './serves-path';

const paths = ['/', '/api/v1/users/me', '/_next/static/a.js', '/api/inngest', '/api/health/live', '/api/metrics'];
const served = (role: ProcessRole) => paths.filter((path) => servesPath(role, path));

test('a web process serves all but steps, a worker only steps, and both their health and metrics', () => {
  expect(served('all')).toEqual(paths);
  expect(served('web')).toEqual(paths.filter((path) => path !== '/api/inngest'));
  expect(served('worker')).toEqual(['/api/inngest', '/api/health/live', '/api/metrics']);
});
